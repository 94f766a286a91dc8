"""`python -m heatparse`."""

from heatparse.cli import program

if __name__ == "__main__":
    program()
