import Foundation
import Testing

@testable import OrielTool

struct ImportReportTests {
    private let output = """
        Building for debugging...
        /made/Sources/Notes/B.swift:9:5: error: cannot find 'MKLocalSearch' in scope
        /made/Sources/Notes/B.swift:3:8: error: no such module 'FirebaseAuth'
        /made/Sources/Notes/A.swift:2:1: error: no such module 'CoreData'
        /made/Sources/Notes/A.swift:7:14: error: value of type 'some View' has no member 'glow'
        /made/Sources/Notes/A.swift:8:14: error: value of type 'Text' has no member 'glow'
        /made/Sources/Notes/C.swift:1:1: error: value of type 'some View' has no member 'glow'
        /made/Sources/Notes/C.swift:4:1: error: missing return in closure expected to return 'Int'
        """

    private let table = CompatibilityTable(
        text: """
            | API | State |
            |---|---|
            | `View.glow(_:)`, `.shine` | Accepted without effect: a browser has no glow |
            | `MKLocalSearch` | Places are found by the server. |
            """,
        pages: ["| Declaration | Members | State | Test | Note |\n| `View.glow` |  | no effect | `T.swift` | a \\| b |"]
    )

    private func report(_ outcome: ImportReport.Outcome) throws -> ImportReport {
        ImportReport(package: try ProjectFixture.notes.imported(), outcome: outcome, table: table)
    }

    @Test(arguments: [
        ("cannot find 'Texd' in scope", MissingName("Texd", .name)),
        ("cannot find type 'CLBeacon' in scope", MissingName("CLBeacon", .name)),
        ("no such module 'CoreData'", MissingName("CoreData", .module)),
        ("value of type 'some View' has no member 'padding(_:)'", MissingName("padding", .member)),
        ("type 'Color' has no member 'cherry'", MissingName("cherry", .member)),
        ("'UIScreen.main' is unavailable: there is no screen", MissingName("main", .unavailable)),
        ("no macro named 'Predicate'", MissingName("Predicate", .macro)),
        ("unknown attribute 'FetchRequest'", MissingName("FetchRequest", .macro)),
        ("missing return in closure expected to return 'Int'", nil), ("", nil),
    ])
    func `messages name what is missing`(message: String, name: MissingName?) {
        #expect(MissingName(message: message) == name)
    }

    @Test func `errors are grouped by names and by files`() {
        let findings = BuildFindings(output: output, in: "/made")

        #expect(findings.missing.first == .init(name: MissingName("glow", .member), places: 3, files: 2))
        #expect(findings.missing.map(\.name.text) == ["glow", "CoreData", "FirebaseAuth", "MKLocalSearch"])
        #expect(
            findings.files.map(\.path) == ["Sources/Notes/A.swift", "Sources/Notes/B.swift", "Sources/Notes/C.swift"]
        )
        #expect(findings.files[1].errors.map(\.line) == [3, 9])
        #expect(findings.count == 7)
        #expect(findings.output.isEmpty)
    }

    @Test func `a report has the words of the table, and the reasons of packages`() throws {
        let text = try report(.failed(BuildFindings(output: output, in: "/made"))).text

        #expect(text.contains("The package does not build: 7 errors in 3 files."))
        #expect(text.contains("| `glow` | 3 | 2 | *no effect*. Accepted without effect: a browser has no glow. |"))
        #expect(text.contains("| `MKLocalSearch` | 1 | 1 | Places are found by the server. |"))
        #expect(text.contains("| `CoreData` | 1 | 1 | There is no such module on Linux. |"))
        #expect(text.contains("| `FirebaseAuth` | 1 | 1 | Left out: Kits of services"))
        #expect(
            text.contains(
                "### Sources/Notes/C.swift\n\n- 1:1: value of type 'some View' has no member 'glow'\n- 4:1: missing"
            )
        )
    }

    @Test func `a report says what is in the package and what was left out`() throws {
        let text = try report(.notBuilt).text

        #expect(
            text.hasPrefix(
                "# Import of Notes.xcodeproj\n\nThe package was not built.\n\n## In the package\n\n- Notes (app): 3 Swift"
            )
        )
        #expect(text.contains("- Kit: copied to Packages/Kit, with Oriel as a dependency"))
        #expect(text.contains("- swift-collections: https://github.com/apple/swift-collections.git"))
        #expect(
            text.contains("- A target left out: user interface tests drive an app on a device: `target NotesUITests`")
        )
        #expect(!text.contains("Missing API"))
    }

    @Test func `an output without errors of the compiler is shown by its end`() throws {
        let findings = BuildFindings(output: "a\nerror: 'notes': the package is odd\nb\n", in: "/made")

        #expect(try report(.failed(findings)).text.contains("```\nerror: 'notes': the package is odd\n```"))
    }

    @Test(arguments: [("glowing", nil), ("glow", "`View.glow(_:)`, `.shine`"), ("shine", "`View.glow(_:)`, `.shine`")])
    func `a row is found by its names`(name: String, api: String?) {
        #expect(table.row(for: name)?.api == api)
    }

    @Test(arguments: ["State", "Canvas", "navigationTransition", "DocumentGroup", "AsyncImage", "commands"])
    func `the table of Oriel has its API`(name: String) throws {
        let table = CompatibilityTable(in: try ProjectFixture.oriel)

        #expect(table.row(for: name) != nil)
        #expect(table.words(for: MissingName("MapKit", .module)).hasPrefix("A part"))
    }

    @Test func `without the table, the report does not say that an API is missing`() {
        let words = CompatibilityTable(text: "").words(for: MissingName("Chart3D", .name))

        #expect(words == "Unknown: Docs/SwiftUICompatibility.md of Oriel cannot be read.")
    }
}
