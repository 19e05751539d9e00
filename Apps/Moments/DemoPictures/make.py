#!/usr/bin/env python3
"""Draws the pictures of the demo: .venv/bin/python Apps/Moments/DemoPictures/make.py [name ...] (needs Playwright and
Pillow). What it writes is committed: the program itself draws nothing.

The drawings are JavaScript for a canvas, because Chromium, which the tests need anyway, blends and blurs well and draws
the same picture each time.
"""
import base64
import io
import json
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

here = Path(__file__).parent
content = here.parent / "Sources/MomentsDemo/Content"
scripts = ["canvas.js", "landscapes.js", "water.js", "city.js", "plants.js", "table.js", "things.js", "avatars.js", "catalogue.js"]


def webp(png, most, quality):
    """As good as goes into so many bytes."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    while True:
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=6)
        if buffer.tell() <= most or quality < 40:
            return buffer.getvalue()
        quality -= 4


def main(wanted):
    for folder in ("Photos", "Avatars"):
        (content / folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        page.on("pageerror", lambda error: sys.exit(f"{error}"))
        page.set_content("<canvas></canvas>")
        page.add_script_tag(content="\n".join((here / script).read_text() for script in scripts if (here / script).exists()))
        for folder, most, quality in (("Photos", 60_000, 84), ("Avatars", 16_000, 88)):
            for name in page.evaluate(f"Object.keys(catalogue.{folder})"):
                if wanted and name not in wanted:
                    continue
                url = page.evaluate(f"paint(catalogue.{folder}[{json.dumps(name)}])")
                data = webp(base64.b64decode(url.split(",")[1]), most, quality)
                (content / folder / f"{name}.webp").write_bytes(data)
                print(f"{folder}/{name}.webp {len(data)}")
        browser.close()


main(sys.argv[1:])
