"""Projects of Xcode that `oriel import` makes packages of, built and opened."""

import json
import subprocess

import pytest

from conftest import OPTIONS, PROGRAM, ROOT, environment
from visit import visits
from waiting import BUILD_PATIENCE

# An app whose files are those of a synchronised folder, and a widget beside it.
PROJECT = """// !$*UTF8*$!
{
    archiveVersion = 1;
    objectVersion = 77;
    rootObject = P;
    objects = {
        P = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G; targets = (A, W); };
        G = { isa = PBXGroup; children = (S, X); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Pond; sourceTree = "<group>"; };
        X = { isa = PBXFileSystemSynchronizedRootGroup; path = PondWidget; sourceTree = "<group>"; };
        A = {
            isa = PBXNativeTarget; name = Pond; productType = "com.apple.product-type.application";
            buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S);
        };
        W = {
            isa = PBXNativeTarget; name = PondWidget; productType = "com.apple.product-type.app-extension";
            buildConfigurationList = L0; buildPhases = (); fileSystemSynchronizedGroups = (X);
        };
        L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        C1 = {
            isa = XCBuildConfiguration; name = Release;
            buildSettings = {
                GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "The Pond"; MARKETING_VERSION = 2.5;
                PRODUCT_BUNDLE_IDENTIFIER = org.example.pond; PRODUCT_NAME = "$(TARGET_NAME)";
            };
        };
    };
}
"""
FILES = {
    "Pond/PondApp.swift": "import SwiftUI\n\n@main struct PondApp: App {\n    var body: some Scene { WindowGroup { PondView() } }\n}\n",
    "Pond/Views/PondView.swift": """import SwiftUI

struct PondView: View {
    var body: some View {
        VStack {
            Text("Frogs").foregroundStyle(Color(.reed))
            Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none")
        }
    }
}
""",
    "Pond/Assets.xcassets/Contents.json": json.dumps({"info": {"author": "xcode", "version": 1}}),
    "Pond/Assets.xcassets/Reed.colorset/Contents.json": json.dumps({
        "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "0.200", "green": "0.400", "blue": "0.000", "alpha": "1.000"}}}],
        "info": {"author": "xcode", "version": 1}}),
    "Pond/Localizable.xcstrings": json.dumps({
        "sourceLanguage": "en", "version": "1.0",
        "strings": {"Frogs": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Frösche"}}}}}}),
    "PondWidget/PondWidget.swift": "import WidgetKit\n",
}


@pytest.fixture
def project(tmp_path):
    """The folder of a project."""
    for path, text in {"Pond.xcodeproj/project.pbxproj": PROJECT, **FILES}.items():
        file = tmp_path / "Project" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "Project"


@pytest.fixture
def visit_program(browser, request, start):
    with visits(browser, request, "tool", None) as begin:
        yield lambda program, **options: begin(start(program).rstrip("/"), **options)


def run_import(project, output):
    result = subprocess.run(
        [PROGRAM, "import", project / "Pond.xcodeproj", "--output", output, "--oriel", ROOT, *OPTIONS[:2]],
        env=environment(), capture_output=True, text=True, timeout=BUILD_PATIENCE,
    )
    return result.returncode, result.stdout + result.stderr


def test_an_imported_app_runs_with_its_colours_languages_and_information(project, tmp_path, visit_program):
    before = {file: file.read_bytes() for file in project.rglob("*") if file.is_file()}
    code, output = run_import(project, tmp_path / "Package")
    assert code == 0 and "The package builds." in output, output
    assert "PondWidget" in output.partition("## Left out")[2], output
    assert {file: file.read_bytes() for file in project.rglob("*") if file.is_file()} == before

    page = visit_program(ROOT / ".build/debug/Pond", locale="de-DE").open()
    frogs = page.get_by_text("Frösche")
    frogs.wait_for()
    assert frogs.evaluate("node => getComputedStyle(node).color") == "rgb(51, 102, 0)"
    page.get_by_text("2.5").wait_for()
    assert page.title() == "The Pond"


def test_missing_api_is_reported_with_its_places(project, tmp_path):
    view = project / "Pond/Views/PondView.swift"
    view.write_text(view.read_text() + "\nlet chart = Chart3D { }\nlet text = Text(\"a\").noSuchModifier()\n")
    code, output = run_import(project, tmp_path / "Package")
    assert code == 1, output
    assert "| `Chart3D` | 1 | 1 |" in output and "| `noSuchModifier` | 1 | 1 |" in output, output
    assert "### Sources/Pond/Views/PondView.swift" in output, output
    assert (tmp_path / "Package/IMPORT.md").read_text().startswith("# Import of ")
