import OrielCore
import OrielServer
import OrielTesting
import Testing

@MainActor
@Suite struct ShakeTests {
    struct Shaken: View {
        @State private var count = 0

        var body: some View {
            Text("shaken \(count) times")
                .onShake { count += 1 }
        }
    }

    @Test func `a shake triggers a hidden button`() async throws {
        let host = ViewHost { Shaken() }

        #expect(host.html.contains(#"data-shortcut="0:shake""#))
        #expect(host.html.contains(#"data-watch="shake""#))
        #expect(host.html.contains("aria-hidden=\"true\""))
    }
}
