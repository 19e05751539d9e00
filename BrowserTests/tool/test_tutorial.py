"""The tutorial of the documentation: each of its steps, as a reader takes them with `oriel dev`."""

import subprocess
import sys

import pytest

from live_server import ROOT
from pictures import check_picture
from visit import visits
from waiting import BUILD_PATIENCE

from conftest import OPTIONS, Package, environment, new_package

sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import samples  # noqa: E402

SIZE = {"width": 393, "height": 420}


class Reader:
    """Takes the steps of the tutorial in a package."""

    def __init__(self, package):
        self.package = package
        self.steps = samples.steps()

    def write(self, number):
        """Writes the files of a step, and puts them into their places at once, so that they are built together."""
        files = {self.package.folder / path: code for path, code in self.steps[number - 1].items()}
        for file, code in files.items():
            # Hidden files are not watched.
            file.with_name(f".{file.name}").write_text(code)
        for file in files:
            file.with_name(f".{file.name}").replace(file)

    def take(self, number):
        """Writes the files of a step, and waits until its program runs."""
        builds = len(self.package.times)
        self.write(number)
        self.package.wait_for_times(builds + 1)


@pytest.fixture(scope="module")
def reader(tmp_path_factory):
    package = Package(new_package(tmp_path_factory.mktemp("packages"), "Potluck"))
    package.wait_for_line("Running; files are watched")
    yield Reader(package)
    package.stop()


@pytest.fixture
def visit(browser, request, reader):
    with visits(browser, request, "tool", lambda: reader.package.origin) as begin:
        yield begin


def take_pictures(window, number):
    """Takes the picture of a step in light and dark."""
    window.page.set_viewport_size(SIZE)
    window.page.emulate_media(reduced_motion="reduce")
    for scheme, suffix in {"light": "", "dark": "~dark"}.items():
        window.page.emulate_media(color_scheme=scheme)
        window.settle()
        window.wait_for_rest()
        check_picture(f"Potluck-{number}{suffix}", window.page.screenshot())


def test_each_step_runs(visit, reader):
    window = visit()
    # If the machine pauses while the files of a step are saved, its program is the second that is built.
    window.page.set_default_timeout(1000 * BUILD_PATIENCE)
    page = window.open()

    reader.take(1)
    page.get_by_text("Somebody has to bring a dish.").wait_for()
    take_pictures(window, 1)

    reader.take(2)
    page.get_by_text("Lentil salad").wait_for()
    take_pictures(window, 2)

    reader.take(3)
    page.get_by_role("button", name="Add dish").click()
    page.get_by_placeholder("Dish").fill("Bread")
    take_pictures(window, 3)
    assert page.get_by_role("button", name="Add", exact=True).is_disabled()
    page.get_by_placeholder("Your name").fill("Barbara")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Barbara").wait_for()

    reader.take(4)
    page.get_by_text("Barbara").wait_for()
    window.link("Lentil salad").click()
    page.get_by_role("switch", name="Vegetarian").wait_for()
    take_pictures(window, 4)

    reader.take(5)
    other = visit()
    first, second = window.open(), other.open()
    for dish, cook in {"Bread": "Barbara", "Lentil salad": "Ada", "Plum cake": "Grace"}.items():
        second.get_by_role("button", name="Add dish").click()
        second.get_by_placeholder("Dish").fill(dish)
        second.get_by_placeholder("Your name").fill(cook)
        if cook == "Ada":
            second.get_by_role("switch", name="Vegetarian").click()
        second.get_by_role("button", name="Add", exact=True).click()
        # While it slides away, there would be two of its fields.
        second.get_by_role("dialog").wait_for(state="detached")
        first.get_by_text(cook).wait_for()
    take_pictures(window, 5)
    # The name is kept in the browser, and the dishes are kept in the file.
    second.get_by_text("Grace").wait_for()
    other.settle()
    second.reload()
    second.get_by_role("button", name="Add dish").click()
    assert second.get_by_placeholder("Your name").input_value() == "Grace"
    assert "Bread" in (reader.package.folder / "dishes.json").read_text()


def test_the_tests_of_the_last_step_pass(reader):
    for number in range(1, len(reader.steps) + 1):
        reader.write(number)

    command = ["swift", "test", *map(str, OPTIONS), "--disable-xctest"]
    run = subprocess.run(command, cwd=reader.package.folder, env=environment(), capture_output=True, text=True)

    assert run.returncode == 0, (run.stdout + run.stderr)[-4000:]
    assert "2 tests" in run.stdout + run.stderr
