import Foundation
import OrielCore
import OrielTesting
import Testing

private struct Opener: View {
    @Environment(\.openURL) private var openURL
    let url: URL

    var body: some View { Button("Open") { openURL(url) } }
}

@MainActor
@Suite struct OpenURLActionTests {
    private let url = URL(filePath: "/a")

    @Test func `the host opens what no handler has taken`() async throws {
        var opened: [URL] = []
        let host = ViewHost {
            Opener(url: url).environment(\.systemOpenURL) { url in
                opened.append(url)
                return true
            }
        }

        try await host.tap("Open")

        #expect(opened == [url])
        #expect(host.issues.isEmpty)
    }

    @Test func `a handler may have another URL opened`() async throws {
        var opened: [URL] = []
        let host = ViewHost {
            Opener(url: url)
                .environment(\.openURL, OpenURLAction { .systemAction($0.appending(path: "b")) })
                .environment(\.systemOpenURL) { url in
                    opened.append(url)
                    return true
                }
        }

        try await host.tap("Open")

        #expect(opened.map(\.path) == ["/a/b"])
    }
}
