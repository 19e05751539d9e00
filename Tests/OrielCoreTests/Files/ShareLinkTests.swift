import Foundation
import OrielCore
import OrielTesting
import Synchronization
import Testing

@MainActor
@Suite struct ShareLinkTests {
    private let address = URL(string: "https://oriel.example/a?b=\"c\"")!

    private func shared(_ host: ViewHost) -> String? { host.elements(.button)[0].element.attributes.string(.value) }

    @Test func `an address is shared with its words`() {
        let address = address
        let host = ViewHost { ShareLink(item: address, subject: Text("Look"), message: Text("Here it is")) }

        #expect(shared(host) == #"{"text":"Here it is","title":"Look","url":"https://oriel.example/a?b=%22c%22"}"#)
        #expect(host.texts == ["Share…"])
    }

    @Test func `a text is shared as text`() {
        let host = ViewHost { ShareLink("Send", item: "Hello \"you\"") }

        #expect(shared(host) == #"{"text":"Hello \"you\""}"#)
        #expect(host.texts == ["Send"])
    }

    @Test func `several addresses are one text`() {
        let urls = [URL(string: "https://a.example")!, URL(string: "https://b.example")!]
        let host = ViewHost { ShareLink(items: urls) { Text("All") } }

        #expect(shared(host) == #"{"text":"https://b.example","url":"https://a.example"}"#)
    }

    @Test func `several texts are one text under a title`() {
        let host = ViewHost { ShareLink("All", items: ["a", "b"]) }

        #expect(shared(host) == #"{"text":"a\nb"}"#)
        #expect(host.texts == ["All"])
    }

    @Test func `an address that could run something is text and no address`() {
        let host = ViewHost { ShareLink(item: URL(string: "javascript:alert(1)")!) }

        #expect(shared(host) == #"{"text":"javascript:alert(1)"}"#)
    }

    @Test func `the browser handles the tap, and tap events are ignored`() async throws {
        let address = address
        let host = ViewHost { ShareLink(item: address) }

        #expect(host.elements(.button)[0].element.events.isEmpty)
    }

    @Test func `each of several items is offered as a file`() async throws {
        let files = FakeFileHost()
        let host = ViewHost {
            ShareLink("Both", items: [Data("a".utf8), Data("b".utf8)]) { SharePreview("\($0.count) bytes") }
                .environment(\.fileHost, files)
        }

        try await host.tap("Both")

        try await host.wait(until: { files.contents.withLock { $0.offered.count == 2 } })
        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["a", "b"])
    }

    @Test func `other items are offered as files`() async throws {
        let files = FakeFileHost()
        let host = ViewHost {
            ShareLink("Data", item: Data("bytes".utf8), preview: SharePreview("Bytes")).environment(\.fileHost, files)
        }

        try await host.tap("Data")

        try await host.wait(until: { files.contents.withLock { $0.offered.count == 1 } })
        #expect(files.contents.withLock { $0.offered[0].text } == "bytes")
    }
}
