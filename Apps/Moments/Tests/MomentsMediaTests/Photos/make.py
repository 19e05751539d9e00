#!/usr/bin/env python3
"""Creates the files in this folder: python3 make.py (needs Pillow). The files are committed; the tests only read them.

All valid pictures look the same: 96 x 64 pixels with red upper left, green upper right, blue lower left, yellow lower
right, and a soft grey disc in the middle.
"""
import io
import struct
import zlib
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, PngImagePlugin

here = Path(__file__).parent
WIDTH, HEIGHT = 96, 64
RED, GREEN, BLUE, YELLOW = (220, 40, 40), (40, 180, 60), (40, 60, 220), (240, 220, 40)


def picture():
    image = Image.new("RGB", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(image)
    for color, (x, y) in zip((RED, GREEN, BLUE, YELLOW), ((0, 0), (1, 0), (0, 1), (1, 1))):
        draw.rectangle((x * 48, y * 32, x * 48 + 47, y * 32 + 31), fill=color)
    disc = Image.new("L", image.size, 0)
    ImageDraw.Draw(disc).ellipse((34, 18, 62, 46), fill=255)
    image.paste(Image.radial_gradient("L").resize(image.size).convert("RGB"), mask=disc.filter(ImageFilter.GaussianBlur(3)))
    return image


def write(name, data):
    (here / name).write_bytes(data)


def encoded(image, kind, **options):
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


# MARK: PNG, written by hand because Pillow writes neither 16 bits of colour nor interlaced files


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, depth, color, rows, interlace=0, extra=b""):
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    )


def rows16(image, channels):
    """Every row begins with its filter, 0; a byte b becomes the 16 bits b * 257."""
    rows = b""
    for y in range(image.height):
        rows += b"\0"
        for x in range(image.width):
            pixel = image.getpixel((x, y))
            for value in pixel if channels > 1 else (pixel,):
                rows += bytes((value, value))
    return rows


def interlaced(image):
    """The seven passes of Adam7."""
    rows = b""
    for x0, y0, dx, dy in ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)):
        for y in range(y0, image.height, dy):
            rows += b"\0" + b"".join(bytes(image.getpixel((x, y))) for x in range(x0, image.width, dx))
    return rows


# MARK: A colour profile, written by hand


def profile(primaries):
    """An ICC profile of a screen with gamma 2.2 and these columns of XYZ."""

    def xyz(values):
        return b"XYZ " + bytes(4) + b"".join(struct.pack(">i", round(value * 65536)) for value in values)

    text = b"desc" + bytes(4) + struct.pack(">I", 5) + b"test\0" + bytes(78)
    tags = {
        b"desc": text,
        b"cprt": b"text" + bytes(4) + b"none\0",
        b"wtpt": xyz((0.9642, 1, 0.8249)),
        b"rXYZ": xyz(primaries[0]),
        b"gXYZ": xyz(primaries[1]),
        b"bXYZ": xyz(primaries[2]),
    }
    tags |= {name: b"curv" + bytes(4) + struct.pack(">IH", 1, 563) for name in (b"rTRC", b"gTRC", b"bTRC")}
    table, data = struct.pack(">I", len(tags)), b""
    start = 128 + 4 + 12 * len(tags)
    for name, value in tags.items():
        value += bytes(-len(value) % 4)
        table += name + struct.pack(">II", start + len(data), len(value))
        data += value
    header = struct.pack(">I4sI4s4s4s", start + len(data), bytes(4), 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    header += bytes(12) + b"acsp" + bytes(28) + b"".join(struct.pack(">i", round(v * 65536)) for v in (0.9642, 1, 0.8249))
    return header + bytes(128 - len(header)) + table + data


SRGB = ((0.4361, 0.2225, 0.0139), (0.3851, 0.7169, 0.0971), (0.1431, 0.0606, 0.7141))


def good():
    image = picture()
    grey = image.convert("L")

    exif = Image.Exif()
    exif[0x010F] = "Camera of somebody"
    exif[0x0112] = 1
    exif[0x8298] = "Copyright of somebody"
    gps = exif.get_ifd(0x8825)
    gps[1], gps[2] = "N", (48.0, 8.0, 14.0)
    gps[3], gps[4] = "E", (11.0, 34.0, 31.0)
    write("exif-gps.jpg", encoded(
        image, "JPEG", quality=90, exif=exif, comment=b"A comment of somebody", icc_profile=profile(SRGB),
        xmp=b'<x:xmpmeta xmlns:x="adobe:ns:meta/">XMP of somebody</x:xmpmeta>',
    ))

    stored = {
        1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    for orientation, transpose in stored.items():
        exif = Image.Exif()
        exif[0x0112] = orientation
        turned = image if transpose is None else image.transpose(transpose)
        write(f"orientation-{orientation}.jpg", encoded(turned, "JPEG", quality=90, exif=exif))

    baseline = encoded(image, "JPEG", quality=90)
    write("progressive.jpg", encoded(image, "JPEG", quality=90, progressive=True))
    write("grey.jpg", encoded(grey, "JPEG", quality=90))
    write("cmyk.jpg", encoded(image.convert("CMYK"), "JPEG", quality=90))
    write("swapped-profile.jpg", encoded(image, "JPEG", quality=90, icc_profile=profile(SRGB[::-1])))
    write("broken-profile.jpg", encoded(image, "JPEG", quality=90, icc_profile=b"This is no profile. " * 20))
    write("zip-behind.jpg", baseline + b"PK\x03\x04 a payload that is no picture")
    # Phones of a large manufacturer write this; decoders warn about it, but decode the picture.
    scan = baseline.rindex(b"\xff\xda")
    odd = bytearray(baseline)
    odd[scan + 2 + struct.unpack(">H", baseline[scan + 2 : scan + 4])[0] - 2] = 0
    write("odd-scan-parameters.jpg", bytes(odd))

    write("rgb16.png", png(WIDTH, HEIGHT, 16, 2, rows16(image, 3)))
    write("grey16.png", png(WIDTH, HEIGHT, 16, 0, rows16(grey, 1)))
    write("interlaced.png", png(WIDTH, HEIGHT, 8, 2, interlaced(image), interlace=1))
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", "A comment of somebody")
    write("text.png", encoded(image, "PNG", pnginfo=text, optimize=True))
    half = image.convert("RGBA")
    half.paste((0, 0, 0, 0), (0, 0, 48, 32))
    write("alpha.png", encoded(half, "PNG", optimize=True))
    palette = image.quantize(16)
    transparent = palette.getpixel((2, 2))
    write("palette-alpha.png", encoded(palette, "PNG", transparency=transparent, optimize=True))
    write("one-pixel.png", encoded(Image.new("RGB", (1, 1), RED), "PNG"))

    frames = [image.quantize(32), image.transpose(Image.Transpose.ROTATE_180).quantize(32), grey.convert("RGB").quantize(32)]
    write("animated.gif", encoded(frames[0], "GIF", save_all=True, append_images=frames[1:], duration=100, loop=0))
    moving = [image, image.transpose(Image.Transpose.ROTATE_180), grey.convert("RGB")]
    write("animated.webp", encoded(moving[0], "WEBP", save_all=True, append_images=moving[1:], duration=100, quality=90))
    write("lossless.webp", encoded(image, "WEBP", lossless=True))
    exif = Image.Exif()
    exif[0x0112] = 6
    write("orientation-6.webp", encoded(image.transpose(Image.Transpose.ROTATE_90), "WEBP", quality=90, exif=exif))
    write("alpha.webp", encoded(half, "WEBP", quality=90))

    # As a script: a number, a comment, and an alert. As a picture: a valid one, with the script in a comment.
    gif = encoded(frames[0], "GIF")
    table = 13 + 3 * 2 ** ((gif[10] & 7) + 1)
    script = b"*/=1;alert(1)//"
    write("script-inside.gif", gif[:table] + b"!\xfe" + bytes((len(script),)) + script + b"\0" + gif[table:])


def bad():
    image = picture()
    big = image.resize((288, 192)).filter(ImageFilter.GaussianBlur(1))
    baseline = encoded(big, "JPEG", quality=90)
    write("truncated.jpg", baseline[: len(baseline) // 2])
    broken = bytearray(baseline)
    middle = baseline.rindex(b"\xff\xda") + 600
    broken[middle : middle + 200] = bytes((i * 37 + 11) % 251 for i in range(200))
    write("broken-scan.jpg", bytes(broken))
    progressive = encoded(image, "JPEG", quality=90, progressive=True)
    start, end = progressive.rindex(b"\xff\xda"), progressive.rindex(b"\xff\xd9")
    write("many-scans.jpg", progressive[:end] + progressive[start:end] * 40 + b"\xff\xd9")

    good = encoded(image, "PNG", optimize=True)
    crc = good.index(b"IDAT")
    length = struct.unpack(">I", good[crc - 4 : crc])[0]
    wrong = bytearray(good)
    wrong[crc + 4 + length] ^= 0xFF
    write("wrong-crc.png", bytes(wrong))
    write("truncated.png", good[: len(good) // 2])
    # 50,000 x 50,000 pixels of one bit; decoded to colours these would take 7.5 GB.
    header = struct.pack(">IIBBBBB", 50_000, 50_000, 1, 0, 0, 0, 0)
    squeezed = zlib.compress(bytes(6251 * 1000), 9)
    write("bomb.png", b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", squeezed) + chunk(b"IEND", b""))
    write("wide.png", png(20_000, 1, 1, 0, bytes(2501)))
    held = struct.pack(">IIBBBBB", 7_500, 7_500, 16, 6, 0, 0, 1)
    write("interlaced-bomb.png", b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", held) + chunk(b"IDAT", squeezed) + chunk(b"IEND", b""))

    gif = encoded(image.quantize(32), "GIF")
    write("truncated.gif", gif[: len(gif) // 2])
    # Its width and height are the start of a comment in a script.
    write("script.gif", b"GIF89a/*" + gif[8:10] + gif[10:200] + b"*/=1;alert(document.domain);")
    webp = encoded(big, "WEBP", quality=90)
    write("truncated.webp", webp[: len(webp) // 2])

    write("drawing.svg", b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n')
    write("page.jpg", b"<!DOCTYPE html><html><body><script>alert(1)</script></body></html>\n")
    write("empty.jpg", b"")


good()
bad()
