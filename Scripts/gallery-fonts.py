#!/usr/bin/env python3
"""Draws the fonts of the gallery, Examples/Gallery/Pages/Fonts: letters of 5 by 7 squares, regular and bold.

Needs the packages fonttools and brotli. The files are committed; run it only to change them.
"""
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

# The columns of each letter, from left to right; the lowest bit is the top row. An eighth row is below the baseline.
LETTERS = {
    "!": "5f", "'": "0403", "(": "1c2241", ")": "41221c", "+": "08083e0808", ",": "8060", "-": "080808", ".": "6060",
    "/": "2010080402", ":": "1414", "?": "0201590906", "0": "3e5149453e", "1": "427f40", "2": "7249494946",
    "3": "2141494d33", "4": "1814127f10", "5": "2745454539", "6": "3c4a494931", "7": "4121110907", "8": "3649494936",
    "9": "464949291e", "A": "7c1211127c", "B": "7f49494936", "C": "3e41414122", "D": "7f4141413e", "E": "7f49494941",
    "F": "7f09090901", "G": "3e41415173", "H": "7f0808087f", "I": "417f41", "J": "2040413f01", "K": "7f08142241",
    "L": "7f40404040", "M": "7f021c027f", "N": "7f0408107f", "O": "3e4141413e", "P": "7f09090906", "Q": "3e4151215e",
    "R": "7f09192946", "S": "2649494932", "T": "03017f0103", "U": "3f4040403f", "V": "1f2040201f", "W": "3f4038403f",
    "X": "6314081463", "Y": "0304780403", "Z": "6159494d43", "a": "2054547840", "b": "7f28444438", "c": "3844444428",
    "d": "384444287f", "e": "3854545418", "f": "087e0902", "g": "18a4a49c78", "h": "7f08040478", "i": "447d40",
    "j": "40803d", "k": "7f102844", "l": "417f40", "m": "7c04780478", "n": "7c08040478", "o": "3844444438",
    "p": "fc18242418", "q": "18242418fc", "r": "7c08040408", "s": "4854545424", "t": "043f4424", "u": "3c4040207c",
    "v": "1c2040201c", "w": "3c4030403c", "x": "4428102844", "y": "4c9090907c", "z": "4464544c44",
}  # fmt: skip
UNIT = 125
ASCENT, DESCENT = 1000, 250


def glyph(columns, square):
    pen = TTGlyphPen(None)
    for x, bits in enumerate(columns):
        for row in range(8):
            if bits >> row & 1:
                left, bottom = x * UNIT, (6 - row) * UNIT
                pen.moveTo((left, bottom))
                for point in [(left, bottom + UNIT), (left + square, bottom + UNIT), (left + square, bottom)]:
                    pen.lineTo(point)
                pen.closePath()
    return pen.glyph()


def build(style, weight, square, path):
    columns = {letter: list(bytes.fromhex(text)) for letter, text in LETTERS.items()}
    names = [".notdef", "space"] + [f"uni{ord(letter):04X}" for letter in columns]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap({32: "space"} | {ord(letter): f"uni{ord(letter):04X}" for letter in columns})
    glyphs = {".notdef": glyph([127, 65, 65, 65, 127], square), "space": TTGlyphPen(None).glyph()}
    glyphs |= {f"uni{ord(letter):04X}": glyph(bits, square) for letter, bits in columns.items()}
    font.setupGlyf(glyphs)
    widths = {".notdef": 6 * UNIT, "space": 3 * UNIT}
    widths |= {f"uni{ord(letter):04X}": (len(bits) + 1) * UNIT + square - UNIT for letter, bits in columns.items()}
    font.setupHorizontalMetrics({name: (width, 0) for name, width in widths.items()})
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    font.setupNameTable(
        {
            "familyName": "Oriel Pixel", "styleName": style, "fullName": f"Oriel Pixel {style}",
            "psName": f"OrielPixel-{style}", "uniqueFontIdentifier": f"Oriel Pixel {style}", "version": "Version 1.0",
        },
        mac=False,
    )  # fmt: skip
    bold = weight > 400
    font.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=1100, usWinDescent=400, usWeightClass=weight,
        sxHeight=5 * UNIT, sCapHeight=7 * UNIT, fsSelection=32 if bold else 64,
    )  # fmt: skip
    font.setupPost()
    font.font["head"].macStyle = 1 if bold else 0
    # The same bytes at each run.
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    if path.suffix == ".woff2":
        font.font.flavor = "woff2"
    font.save(path)


folder = Path(__file__).parent.parent / "Examples/Gallery/Pages/Fonts"
build("Regular", 400, UNIT, folder / "OrielPixel-Regular.ttf")
build("Bold", 700, UNIT + 90, folder / "OrielPixel-Bold.woff2")
