import NIOCore
import Testing

@testable import OrielServer

@Suite struct AssetTests {
    @Test(arguments: [
        ("gzip, deflate, br", "br", true), ("gzip;q=0, br", "gzip", false), ("*", "br", true),
        ("*;q=0, gzip", "br", false),
        ("", "gzip", false), ("GZIP", "gzip", true), ("gzip;q=abc", "gzip", true), (",,;q=1", "gzip", false),
    ])
    func `a coding is accepted as its weight says`(header: String, coding: String, isAccepted: Bool) {
        #expect(AcceptList(header).accepts(coding) == isAccepted)
    }

    @Test func `the address of a file changes with its bytes`() {
        let assets = AssetStore()

        let first = assets.add("a b.css", contentType: "text/css", bytes: [1])
        let second = assets.add("a b.css", contentType: "text/css", bytes: [2])

        #expect(first != second && first == assets.add("a b.css", contentType: "text/css", bytes: [1]))
        #expect(first.hasPrefix("/oriel/assets/a-b.") && first.hasSuffix(".css"))
    }

    @Test func `pictures are not compressed again`() throws {
        let assets = AssetStore()
        let bytes = Array(repeating: UInt8(0), count: 10_000)

        let path = assets.add("a.png", contentType: "image/png", bytes: bytes)

        let asset = try #require(assets.asset(file: String(path.dropFirst(AssetStore.prefix.count))))
        #expect(asset.gzip == nil && asset.brotli == nil && asset.plain.readableBytes == 10_000)
    }
}
