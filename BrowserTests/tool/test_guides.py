"""The guides of the documentation: their pictures are those of the previews in their samples."""

import re
import subprocess

from live_server import ROOT
from pictures import FOLDER, check_picture
from waiting import BUILD_PATIENCE

from conftest import OPTIONS, PROGRAM, environment

GUIDES = FOLDER.parent


def test_pictures_show_what_the_samples_draw(tmp_path):
    subprocess.run([ROOT / "Scripts/check-samples.py", "--only-write"], check=True)
    run = subprocess.run(
        [PROGRAM, "previews", "--snapshots", tmp_path, "--oriel", ROOT, *OPTIONS],
        cwd=ROOT / ".build" / "guides", env={**environment(), "TZ": "UTC"}, capture_output=True, text=True, timeout=BUILD_PATIENCE,
    )
    assert run.returncode == 0, run.stdout + run.stderr

    files = sorted(tmp_path.rglob("*.png"))

    assert files
    for file in files:
        # Such as GuidesLists/Sample/1 Trails.dark.png.
        guide = file.relative_to(tmp_path).parts[0].removeprefix("Guides")
        preview, scheme = re.fullmatch(r"\d+ (.+)\.(light|dark)\.png", file.name).groups()
        check_picture(f"{guide}-{preview}" + ("~dark" if scheme == "dark" else ""), file.read_bytes())


def test_each_picture_is_shown():
    shown = {name for article in GUIDES.glob("*.md") for name in re.findall(r"!\[[^]]+\]\(([^)]+)\)", article.read_text())}

    assert shown == {file.stem.removesuffix("~dark") for file in FOLDER.glob("*.png")}
