import OrielCore
import OrielTesting
import Testing

/// Tests of the alignment of text lines.
@MainActor
struct TextAlignmentTests {
    @Test func `lines in a button begin at the same edge where the app says so`() throws {
        let host = ViewHost {
            Button {
            } label: {
                Text("A long line").multilineTextAlignment(.leading)
            }
        }

        #expect(try host.standalonePage().contains("text-align:start"))
    }

    @Test func `no alignment is written without one in the app`() throws {
        let host = ViewHost {
            Button {
            } label: {
                Text("A long line")
            }
        }

        #expect(try !host.standalonePage().contains("text-align:start"))
    }
}
