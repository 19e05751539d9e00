import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct DeepTreeTests {
    struct Deep: View {
        let depth: Int
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            if depth == 0 {
                Counter()
            } else {
                VStack { Deep(depth: depth - 1) }
            }
        }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `500 nested views mount, update and go`() async throws {
        let host = ViewHost { Deep(depth: 500) }
        #expect(host.mountedNodeCount > 1_500)

        try await host.tap("Count 0")
        #expect(host.texts == ["Count 1"])
        host.unmount()

        #expect(host.mountedNodeCount == 0)
    }

    struct Wide: View {
        var body: some View { VStack { ForEach(0..<20_000, id: \.self) { Text("\($0)") } } }
    }

    @Test func `a list of 20,000 rows is released without recursion`() {
        let host = ViewHost { Wide() }
        #expect(host.texts.count == 20_000)

        host.unmount()

        #expect(host.mountedNodeCount == 0)
    }
}
