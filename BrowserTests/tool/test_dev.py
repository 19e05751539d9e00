"""A new package under `oriel dev`: edited, broken and mended while a page is open."""

import json
import urllib.request

import pytest
from PIL import Image

from accessibility import SCHEMES, violations
from visit import DESKTOP, MOUNT, PHONE
from waiting import BUILD_PATIENCE

VIEW = "Sources/Notes/ContentView.swift"
RESOURCES = "Sources/Notes/Resources"
# Each edit is built before it is seen.
BUILT = 1000 * BUILD_PATIENCE
FATAL = '    static func main() { fatalError("A test ends this program.") }\n'


@pytest.mark.allows_errors
def test_a_page_that_is_opened_during_the_first_build_shows_the_app_after_it(visit, package):
    window = visit()
    page = window.open(is_live=False)

    page.get_by_text("Welcome!").wait_for(timeout=BUILT)

    package.wait_for_line("Running; files are watched")


def test_an_edit_is_seen_and_pages_go_on(visit, package):
    window, other = visit(), visit(viewport=DESKTOP)
    page, about = window.open(), other.open()
    page.get_by_placeholder("Your name").fill("Ada")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Cups of tea: 1").wait_for()
    other.link("About").click()
    about.get_by_text("This app is written in Swift").wait_for()

    package.edit(f"{RESOURCES}/en.lproj/Localizable.strings", '= "Welcome, %@!"', '= "Good day, %@!"')
    page.get_by_text("Good day, Ada!").wait_for(timeout=BUILT)
    # The page is there a moment before the tool has heard that the program runs.
    package.wait_for_times(1)
    mounts = window.count(MOUNT)
    package.edit(VIEW, "            .padding()", "            .padding()\n        Text(\"Second edit\")")
    about.get_by_text("Second edit").wait_for(timeout=BUILT)
    # Where it has no text of the edit, too: what is tapped before the new program shows the page is not sent.
    window.wait_for_mount(mounts)

    assert page.get_by_placeholder("Your name").input_value() == "Ada"
    page.get_by_text("Good day, Ada!").wait_for()
    page.get_by_text("Cups of tea: 1").wait_for()
    # It is the program of the last edit, and has not lost its pages.
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Cups of tea: 2").wait_for()
    assert other.path != "/"
    package.wait_for_times(2)
    assert len(package.times) == 2
    print(f"\nseconds from save to running program: {package.times}", end=" ")


def test_an_error_is_shown_until_it_is_mended(visit, package):
    window = visit()
    page = window.open()
    page.get_by_placeholder("Your name").fill("Ada")
    page.get_by_text("Good day, Ada!").wait_for()

    package.edit(VIEW, "Stepper(", "Steper(")
    overlay = page.get_by_role("alertdialog", name="The app does not compile")
    overlay.wait_for(timeout=BUILT)

    overlay.get_by_role("heading", name="cannot find 'Steper' in scope").wait_for()
    overlay.get_by_text("Sources/Notes/ContentView.swift:15:21").wait_for()
    assert 'Steper("Cups of tea: \\(count)"' in overlay.locator("pre").inner_text()
    for size, viewport in {"phone": PHONE, "desktop": DESKTOP}.items():
        page.set_viewport_size(viewport)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            window.settle()
            window.screenshot(f"overlay-{size}-{scheme}")
            found = violations(page, scheme)
            assert not found, f"{size}, {scheme}: " + "\n".join(found)
    overlay.get_by_role("button", name="Close").click()
    overlay.wait_for(state="hidden")
    # A page that is opened now receives the state, too.
    late = visit(locale="zh-CN").open()
    late.get_by_role("alertdialog", name="应用无法编译").wait_for()

    package.edit(VIEW, "Steper(", "Stepper(")

    late.get_by_role("alertdialog").wait_for(state="hidden", timeout=BUILT)
    page.get_by_text("Good day, Ada!").wait_for()
    assert page.get_by_placeholder("Your name").input_value() == "Ada"


def test_workers_that_do_not_start_leave_the_old_ones(visit, package):
    page = visit().open()

    # The program ends as soon as it begins.
    package.edit("Sources/Notes/NotesApp.swift", "    var body: some Scene {", FATAL + "    var body: some Scene {")
    page.get_by_role("alertdialog", name="The app does not run").wait_for(timeout=BUILT)
    page.get_by_text("Welcome!").wait_for()
    package.edit("Sources/Notes/NotesApp.swift", FATAL, "")

    page.get_by_role("alertdialog").wait_for(state="hidden", timeout=BUILT)
    page.get_by_text("Welcome!").wait_for()


def test_a_build_runs_in_any_folder_and_sends_compressed_files(visit, package, start, tmp_path):
    catalog = package.folder / RESOURCES / "Pictures.xcassets"
    circles = '<circle r="3" cx="4" cy="5"/>' * 90
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{circles}</svg>'
    noise = Image.effect_noise((96, 64), 30).convert("RGB")
    for name, write in {
        "fern.svg": lambda file: file.write_text(drawing),
        "plain.png": lambda file: noise.save(file, compress_level=0),
        "plain.jpg": lambda file: noise.save(file, quality=90),
        "damaged.png": lambda file: file.write_bytes(b"no picture"),
    }.items():
        folder = catalog / f"{name.replace('.', '-')}.imageset"
        folder.mkdir(parents=True)
        write(folder / name)
        (folder / "Contents.json").write_text(json.dumps({"images": [{"idiom": "universal", "filename": name}]}))
    package.edit(VIEW, "        NavigationStack {", '        Image("fern-svg", bundle: .module)\n        NavigationStack {')
    release = tmp_path / "release"

    package.build(release)

    assert sorted(path.name for path in release.iterdir()) == [
        "Notes", "Notes_Notes.resources", "oriel_CompressedForms.resources", "oriel_OrielWeb.resources",
    ]
    built = {file.name: file for file in release.rglob("*.*g")}
    for name in ["plain.png", "plain.jpg"]:
        before = catalog / f"{name.replace('.', '-')}.imageset" / name
        assert built[name].stat().st_size < before.stat().st_size, f"{name} is smaller"
        pixels = [Image.open(file).convert("RGB").tobytes() for file in (before, built[name])]
        assert pixels[0] == pixels[1], f"{name} is the same picture"
    assert built["damaged.png"].read_bytes() == b"no picture"

    forms = {file.read_bytes() for file in (release / "oriel_CompressedForms.resources").iterdir()}
    origin = start(release / "Notes")
    window = visit()
    page = window.page
    answers = {}
    page.on("response", lambda answer: answers.setdefault(answer.url.split("/")[-1], answer))
    page.goto(origin)
    page.get_by_text("Welcome!").wait_for()
    (image,) = [name for name in answers if name.endswith(".svg")]
    for name in ["client.js", "late.js", image]:
        request = urllib.request.Request(answers[name].url, headers={"Accept-Encoding": "br"})
        with urllib.request.urlopen(request) as answer:
            assert answer.headers["Content-Encoding"] == "br"
            assert answer.read() in forms, f"{name} is sent as it was compressed when the app was built"
    assert answers[image].text() == drawing
