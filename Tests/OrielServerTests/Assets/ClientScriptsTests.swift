import Crypto
import Foundation
import Testing

@testable import OrielServer

@Suite struct ClientScriptsTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/OrielClient").standardizedFileURL

    private func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }

    @Test func `the bundle is current`() throws {
        let list = String(decoding: try bytes(of: "Bundle/client.sha256"), as: UTF8.self)
        let recorded = Set(list.split(separator: "\n").map { String($0) })

        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Modules").path)
        let scripts = ClientScripts.files.keys
        let paths = modules.map { "Modules/\($0)" } + scripts.map { "Bundle/\($0)" } + ["Bundle/members.json"]
        let current = Set(
            try paths.map { path in
                let digest = SHA256.hash(data: try bytes(of: path)).map { String(format: "%02x", $0) }.joined()
                return "\(digest)  \(path)"
            }
        )

        let changed = Set(current.symmetricDifference(recorded).compactMap { $0.split(separator: " ").last })
        #expect(changed.isEmpty, "These files have changed since the bundle was made: run `make client`.")
    }

    @Test func `the bundle is what is served`() throws {
        let bundled = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Bundle").path)
        let scripts = ClientScripts.files
        #expect(scripts.keys.sorted() == bundled.filter { $0.hasSuffix(".js") }.sorted())
        for (name, script) in scripts { #expect(script == (try bytes(of: "Bundle/\(name)")), "\(name)") }
    }

    @Test func `the script of each page is small, and imports nothing at once`() throws {
        let script = try #require(ClientScripts.files[ClientScripts.main])
        let gzip = try #require(Compression.gzip(script))
        #expect(gzip.count <= 15_000)

        let text = String(decoding: script, as: UTF8.self)
        #expect(!text.contains(/\bimport\b(?!\(")/))
    }

    @Test func `scripts import no other file than those that are served`() throws {
        for (name, script) in ClientScripts.files {
            for match in String(decoding: script, as: UTF8.self).matches(of: /"\.\/(?<file>[^"]+\.js)"/) {
                #expect(ClientScripts.files[String(match.output.file)] != nil, "\(name) imports \(match.output.file)")
            }
        }
    }
}
