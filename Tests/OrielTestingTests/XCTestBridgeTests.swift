import OrielCore
import OrielTesting
import XCTest

/// A host in a test of XCTest, as the documentation shows it.
final class XCTestBridgeTests: XCTestCase {
    private struct Notes: View {
        @State private var notes: [String] = []
        var body: some View {
            VStack {
                Button("Save") { notes.append("Milk") }
                List(notes, id: \.self) { Text($0) }
            }
        }
    }

    @MainActor func testASavedNoteIsListed() async throws {
        let host = ViewHost { Notes() }

        try await host.tap(host.element(.button, named: "Save"))

        XCTAssertEqual(host.elements(.listItem).count, 1)
        XCTAssertThrowsError(try host.element(.button, named: "save")) { error in
            XCTAssertTrue("\(error)".contains("Did you mean button \"Save\"?"), "\(error)")
        }
    }
}
