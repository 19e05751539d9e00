#!/usr/bin/env python3
"""Writes pictures of previews with 256 colours, in a third of the bytes.

A colour may differ by 12 of 255 at most; `oriel previews --snapshots` takes 24 as equal. Others stay as they are.

    Scripts/reduce-pictures.py FOLDER ...
"""

import io
import sys
from pathlib import Path

from PIL import Image, ImageChops

LARGEST_DIFFERENCE = 12


def reduced(file):
    """The picture in fewer bytes; None if it cannot be reduced."""
    picture = Image.open(file)
    if picture.mode == "P":
        return None
    picture = picture.convert("RGB")
    fewer = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    differences = ImageChops.difference(picture, fewer.convert("RGB")).getextrema()
    if max(largest for _, largest in differences) > LARGEST_DIFFERENCE:
        return None
    output = io.BytesIO()
    fewer.save(output, "PNG", optimize=True)
    return output.getvalue() if output.tell() < file.stat().st_size else None


for folder in sys.argv[1:]:
    for file in Path(folder).rglob("*.png"):
        if data := reduced(file):
            file.write_bytes(data)
