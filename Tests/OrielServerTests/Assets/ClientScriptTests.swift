import Crypto
import Foundation
import Testing

@testable import OrielServer

@Suite struct ClientScriptTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/OrielClient").standardizedFileURL

    private func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }

    @Test func `the bundle is current`() throws {
        let list = String(decoding: try bytes(of: "Bundle/client.sha256"), as: UTF8.self)
        let recorded = Set(list.split(separator: "\n").map { String($0) })

        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Modules").path)
        let paths = modules.map { "Modules/\($0)" } + ["Bundle/client.js", "Bundle/members.json"]
        let current = Set(
            try paths.map { path in
                let digest = SHA256.hash(data: try bytes(of: path)).map { String(format: "%02x", $0) }.joined()
                return "\(digest)  \(path)"
            }
        )

        let changed = Set(current.symmetricDifference(recorded).compactMap { $0.split(separator: " ").last })
        #expect(changed.isEmpty, "These files have changed since the bundle was made: run `make client`.")
    }

    @Test func `the bundle is what is served, one small script`() throws {
        let script = ClientScript.bytes
        #expect(script == (try bytes(of: "Bundle/client.js")))

        let gzip = try #require(Compression.gzip(script))
        #expect(gzip.count <= 15_000)

        let text = String(decoding: script, as: UTF8.self)
        #expect(!text.contains(/\b(import|export)\b/))
    }
}
