import Foundation
import OrielCore
import Testing

@testable import OrielServer

@Suite struct WindowSealerTests {
    private let request = WindowRequest(id: "tools", type: "Swift.Int", value: Data("[7]".utf8))

    @Test func `a request comes back from its address`() throws {
        let sealer = WindowSealer(key: SessionKey())
        let query = try #require(sealer.query(for: request))

        let opened = sealer.open("/a/b?x=1&\(query)&y=2")

        #expect(opened.request == request && opened.query == query && opened.rest == "/a/b?x=1&y=2")
        #expect(sealer.open("/?\(query)").rest == "/")
    }

    @Test func `paths without a request stay as they are`() {
        let sealer = WindowSealer(key: SessionKey())

        for path in ["/", "/a", "/a?x=1", "/a?"] {
            let opened = sealer.open(path)
            #expect(opened.request == nil && opened.query == nil)
            #expect(opened.rest == (path == "/a?" ? "/a" : path))
        }
    }

    @Test func `requests of others are dropped`() throws {
        let sealer = WindowSealer(key: SessionKey())
        let foreign = try #require(WindowSealer(key: SessionKey()).query(for: request))
        let long = "window=" + String(repeating: "A", count: 20_000)

        for query in [foreign, "window=", "window=%00", "window=AAAA", long] {
            let opened = sealer.open("/?\(query)")
            #expect(opened.request == nil && opened.query == nil && opened.rest == "/")
        }
    }

    @Test func `a request that is too long has no address`() {
        let long = WindowRequest(value: Data(repeating: 1, count: 10_000))

        #expect(WindowSealer(key: SessionKey()).query(for: long) == nil)
    }
}
