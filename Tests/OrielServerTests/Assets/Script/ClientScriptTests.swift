import Foundation
import OrielWeb
import Testing

@testable import OrielServer

@Suite struct ClientScriptTests {
    private var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Sources/OrielServer/Client").standardizedFileURL
    }

    @Test func `every module in the folder is built in, as it is`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }

        #expect(ClientScript.modules.map(\.name).sorted() == files.sorted())
        for module in ClientScript.modules {
            #expect(
                try String(contentsOf: folder.appendingPathComponent(module.name), encoding: .utf8) == module.source
            )
        }
    }

    @Test func `the modules fit together, and what is served is small`() throws {
        let script = try ScriptBundler.bundle(ClientScript.modules)

        let gzip = try #require(Compression.gzip(Array(script.utf8)))
        #expect(gzip.count <= 15_000)
        #expect(!script.contains("import{") && !script.contains("export "))
    }

    @Test func `the script is the same each time`() throws {
        #expect(try ScriptBundler.bundle(ClientScript.modules) == ClientScript.bundled)
    }

    @Test func `members with short names are used and are no names of the page's`() throws {
        let tokens = ScriptTokenizer.tokens(of: try ScriptBundler.bundle(ClientScript.modules, shortens: false))
        let words = Set(tokens.filter { $0.kind == .word }.map(\.text))
        // Property checks such as `'isTyped' in element`.
        let strings = Set(
            zip(tokens, tokens.dropFirst()).filter { $0.kind == .string && $1.isWord(["in"]) }
                .map { String($0.0.text.dropFirst().dropLast()) }
        )
        let attributes = Set(
            DOMAttribute.allCases.map(\.name).filter { $0.hasPrefix("data-") }.map { $0.replacing("data-", with: "") }
        )

        #expect(ScriptMembers.short.count == ScriptMembers.names.count)
        for name in ScriptMembers.names {
            #expect(words.contains(name) && !strings.contains(name) && !attributes.contains(name), "\(name)")
        }
        // The client sets `e` in its own code.
        #expect(attributes.isDisjoint(with: ScriptMembers.short.values))
    }

    @Test func `what was shortened says the same strings`() throws {
        let plain = ScriptTokenizer.tokens(of: try ScriptBundler.bundle(ClientScript.modules, shortens: false))
        let short = ScriptTokenizer.tokens(of: ClientScript.bundled)

        #expect(short.filter { $0.kind == .string } == plain.filter { $0.kind == .string })
    }
}
