"""The paths of an output, and when it must not be written."""

from __future__ import annotations

import os
from pathlib import Path

from heatparse.conversion.errors import ConversionError
from heatparse.conversion.options import Options
from heatparse.conversion.sinks import Sink
from heatparse.conversion.sources import Source
from heatparse.conversion.streams import STDIN


def partial_folder(path: Path) -> Path:
    """The folder in which an output is made."""
    return path.with_name(f"{path.name}.partial")


def rejects_path(path: Path) -> Path:
    """Where the rejects of an output go."""
    return path.with_name(f"{path.name}.rejects.jsonl")


def is_complete(options: Options, sink: Sink) -> bool:
    """Whether a conversion that is to be resumed has nothing left to do."""
    there = all(path.exists() for _, path in sink.outputs())
    return options.resume and there and not partial_folder(sink.path).exists()


def refuse_outputs(options: Options, sources: list[Source], sink: Sink) -> None:
    """Raise `ConversionError` where the output would destroy something or be read as a source."""
    for source in sources:
        _refuse_source(source, sink.path)
    folder = partial_folder(sink.path)
    if options.overwrite and options.resume:
        raise ConversionError("--overwrite starts anew and --resume goes on: give one of them")
    for name, path in sink.outputs():
        _refuse_existing(path, is_folder=name == "files", overwrite=options.overwrite or options.resume)
    if folder.exists() and not (options.overwrite or options.resume):
        raise ConversionError(
            f"{folder} holds an interrupted conversion: --resume goes on with it, --overwrite starts anew"
        )
    if options.overwrite and sink.path.is_dir():
        _refuse_foreign_files(sink.path)


def _refuse_source(source: Source, output: Path) -> None:
    if source.given == STDIN:
        return
    target = os.path.realpath(output)
    for path in source.paths if source.paths is not None else (source.given,):
        real = os.path.realpath(path)
        if target == real:
            raise ConversionError(f"{output} is a source itself; choose another output")
        if target.startswith(real.rstrip(os.sep) + os.sep):
            raise ConversionError(f"{output} lies inside the source {path}; choose an output outside of it")
        if real.startswith(target.rstrip(os.sep) + os.sep):
            raise ConversionError(f"the source {path} lies inside the output {output}; choose another output")


def _refuse_existing(path: Path, is_folder: bool, overwrite: bool) -> None:
    if not path.exists():
        return
    if path.is_dir() != is_folder:
        raise ConversionError(f"{path} is a {'folder' if path.is_dir() else 'file'}; choose another output")
    if not overwrite:
        raise ConversionError(f"{path} exists; --overwrite replaces it")


def _refuse_foreign_files(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".json", ".yaml"):
            raise ConversionError(f"{folder} holds {path.name}, which no conversion made; it is not replaced")
