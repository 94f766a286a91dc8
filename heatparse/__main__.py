"""`python -m heatparse`."""

import sys

from heatparse.cli import main

if __name__ == "__main__":
    sys.exit(main())
