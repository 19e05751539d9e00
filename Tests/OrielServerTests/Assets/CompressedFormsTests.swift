import Foundation
import NIOCore
import Testing

@testable import OrielServer

@Suite struct CompressedFormsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let text = Array(String(repeating: "body { color: red } ", count: 40).utf8)

    @Test func `a form that was written is sent in place of a new one`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = CompressedForms.Source(bytes: text, mode: .text)
        let sizes = try CompressedForms.write([written, .init(bytes: [1, 2], mode: .text)], to: folder)
        // Two bytes do not become fewer.
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).only)
        try Data([7]).write(to: folder.appendingPathComponent(file))
        let assets = AssetStore(forms: CompressedForms(in: folder))

        let path = assets.add("a.css", contentType: "text/css", bytes: text)
        let other = assets.add("a.css", contentType: "text/css", bytes: text + text)

        #expect(sizes.plain == text.count && sizes.compressed < text.count)
        #expect(assets.brotli(path) == [7])
        #expect(try #require(assets.brotli(other)).count > 1)
    }

    @Test func `a program has forms of its scripts, its sheet and its drawings`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appendingPathComponent("Assets.xcassets/Fern.imageset")
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        for name in ["fern.svg", "fern.png"] { try Data(text).write(to: catalog.appendingPathComponent(name)) }

        #expect(CompressedForms.drawings(in: [folder]).map(\.lastPathComponent) == ["fern.svg"])
        let sources = Set(try CompressedForms.sources().map(\.bytes))
        #expect(sources.isSuperset(of: ClientScripts.files.values))
    }
}

extension Array {
    fileprivate var only: Element? { count == 1 ? self[0] : nil }
}

extension AssetStore {
    fileprivate func brotli(_ path: String) -> [UInt8]? {
        asset(file: String(path.dropFirst(AssetStore.prefix.count)))?.brotli.map { Array($0.readableBytesView) }
    }
}
