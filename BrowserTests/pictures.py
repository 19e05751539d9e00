"""The pictures of the guides: tests take them, and compare them with those that the guides show."""

import io
import os

from PIL import Image, ImageChops

from live_server import ARTIFACTS, ROOT

FOLDER = ROOT / "Docs" / "Guides.docc" / "Pictures"
# Edges of letters may differ a little where processors differ.
LARGEST_DIFFERENCE = 24


def check_picture(name, data):
    """Compares a picture with that of the guides, or writes it there if RECORD_PICTURES is set."""
    file = FOLDER / f"{name}.png"
    if os.environ.get("RECORD_PICTURES"):
        file.parent.mkdir(exist_ok=True)
        Image.open(io.BytesIO(data)).convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(file, optimize=True)
        return
    copy = ARTIFACTS / "guides" / file.name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(data)
    advice = f"the new one is {copy}; RECORD_PICTURES=1 writes it"
    assert file.exists(), f"the guides have no picture {name}; {advice}"
    old, new = Image.open(file).convert("RGB"), Image.open(io.BytesIO(data)).convert("RGB")
    assert old.size == new.size, f"{name} was {old.size}, and is {new.size}; {advice}"
    differences = ImageChops.difference(old, new).point(lambda value: 255 if value > LARGEST_DIFFERENCE else 0).getbbox()
    assert differences is None, f"{name} differs in {differences}; {advice}"
