"""The samples in documentation comments: what is found, and what is compiled."""

import sys
from textwrap import dedent

import pytest

from live_server import ROOT

sys.path.insert(0, str(ROOT / "Docs" / "Site"))
import comments  # noqa: E402

SOURCE = """
/// A tab.
///
///     Tab("Feed") {
///         FeedView()
///     }
///
///     Tab("Friends")
///
/// - Parameter title: A text that
///     is continued.
public struct Tab {
    /// Its order.
    ///
    ///     one [a b]
    ///     two [b a]
    var order = 0
}
"""


@pytest.fixture
def library(tmp_path):
    """Makes a library of a source, and of its file of surroundings."""

    def make(source, surroundings=None):
        (tmp_path / "Tab.swift").write_text(source)
        if surroundings is not None:
            (tmp_path / "Views.swift").write_text(dedent(surroundings))
        return comments.library([tmp_path / "Tab.swift"], tmp_path / "Views.swift")

    return make


def sample(code):
    """What compiles a sample."""
    found = comments.Sample(ROOT / "Tab.swift", 1, 7, dedent(code))
    return comments.compilable(found, None)


def test_samples_are_indented_blocks(library, tmp_path):
    library(SOURCE)

    found = list(comments.samples(tmp_path / "Tab.swift"))

    assert [(sample.number, sample.line) for sample in found] == [(1, 4), (2, 15)]
    assert found[0].code == 'Tab("Feed") {\n    FeedView()\n}\n\nTab("Friends")\n'


def test_each_block_is_compiled_or_excused(library, tmp_path):
    assert library(SOURCE).errors == [f"{tmp_path}/Tab.swift:{line}: no file {tmp_path}/Views.swift for this sample" for line in [4, 15]]

    compiled = library(SOURCE, "import SwiftUI\n")
    excused = library(SOURCE, "import SwiftUI\n\n// Tab.swift 2: not compiled: a diagram\n")
    both = library(SOURCE, "import SwiftUI\n\n// Tab.swift: not compiled: a diagram\n")

    assert (compiled.compiled, compiled.excused, compiled.errors) == (2, 0, [])
    assert (excused.compiled, excused.excused, excused.errors) == (1, 1, [])
    assert "one [a b]" in compiled.files["Tab.swift"] and "one [a b]" not in excused.files["Tab.swift"]
    assert both.errors == [f"{tmp_path}/Views.swift:3: several blocks, so that their numbers are needed"]


def test_each_section_has_a_sample(library, tmp_path):
    result = library(SOURCE, "import SwiftUI\n// Tab.swift 3\nlet x = 0\n// Gone.swift: not compiled: a diagram\n")

    assert result.errors == [f"{tmp_path}/Views.swift:{line}: no sample for this section" for line in [2, 4]]


def test_a_section_surrounds_its_sample(library):
    result = library(SOURCE, """\
        import SwiftUI

        // Tab.swift 1: internal
        var tabs: some View {
            // sample
        }

        // Tab.swift 2
        let one = 1
    """)

    first, second = result.files["Tab.swift"].split("import SwiftUI\n")[1:]
    assert first.startswith("@testable import Views\n")
    assert first.index("var tabs: some View {") < first.index('Tab("Feed")') < first.index('Tab("Friends")')
    assert "line: 6)\n}" in first and "func sample" not in first
    assert second.index("let one = 1") < second.index("func sample") < second.index("one [a b]")


def test_lines_are_those_of_the_comment():
    assert '#sourceLocation(file: "Tab.swift", line: 10)\nTab("Friends")' in sample('Tab("Feed") {\n    FeedView()\n}\nTab("Friends")\n')


def test_declarations_are_members():
    code = sample("""\
        @State private var tab = 0

        @Animatable
        struct Wedge: Shape {}

        let row = Row()
        .bold()
    """)

    members, statements = code.split("func sample() async throws {")
    assert "@State private var tab = 0" in members and "@Animatable\nstruct Wedge: Shape {}" in members
    assert "let row = Row()\n.bold()" in statements


def test_types_are_outside_beside_extensions():
    code = sample("struct Key {}\n\nextension Values {}\n\nKey()\n")

    outside, inside = code.split("@MainActor private struct Sample1")
    assert "struct Key {}" in outside and "extension Values {}" in outside and "Key()" in inside


def test_a_body_makes_a_view():
    assert "struct Sample1: View {" in sample("var body: some View {\n    Text(name)\n}\n")


def test_modifiers_follow_a_view():
    assert "\nColor.clear.bold()\n.italic()\n" in sample(".bold()\n.italic()\n")


def test_code_can_be_left_out():
    code = sample("@main struct Notes: App { ... }\nList(notes) { note in … }\nlet range = 0 ... 9\n")

    assert "\nstruct Notes: App { fatalError() }" in code
    assert "List(notes) { note in fatalError() }" in code
    assert "0 ... 9" in code
