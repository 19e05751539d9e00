import Foundation
import Testing

@testable import OrielMacroExpansion

struct PluginTests {
    private func reply(to json: String) throws -> NSDictionary {
        let message = try JSONDecoder().decode(HostMessage.self, from: Data(json.utf8))
        let reply = try JSONEncoder().encode(Plugin.reply(to: message))
        return try #require(try JSONSerialization.jsonObject(with: reply) as? NSDictionary)
    }

    @Test func `the capability is protocol version 7`() throws {
        let reply = try reply(to: #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)

        #expect(reply == ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
    }

    @Test func `a preview expands to a type with the name of its expansion and its place`() throws {
        let reply = try reply(
            to: """
                {"expandFreestandingMacro": {
                    "macro": {"moduleName": "OrielMacrosPlugin", "name": "Preview", "typeName": "PreviewMacro"},
                    "macroRole": "declaration", "discriminator": "$s4main7PreviewfMf_", "lexicalContext": [],
                    "syntax": {"kind": "expression", "source": "#Preview { Text(1) }",
                        "location": {"fileID": "a/b", "fileName": "/b", "line": 7, "column": 1, "offset": 0}}}}
                """
        )

        let result = try #require(reply["expandMacroResult"] as? NSDictionary)
        let source = try #require(result["expandedSource"] as? String)
        #expect(source.contains("struct $s4main7PreviewfMf_15PreviewRegistryfMu_: OrielMacros.PreviewRegistry"))
        #expect(source.contains(#"fileID: String { "a/b" }"#) && source.contains(#"filePath: String { "/b" }"#))
        #expect(source.contains("line: Int { 7 }"))
        #expect(result["diagnostics"] as? NSArray == [])
    }

    @Test func `an error has its place in the file`() throws {
        let reply = try reply(
            to: """
                {"expandAttachedMacro": {
                    "macro": {"typeName": "EntryMacro"}, "macroRole": "accessor",
                    "declSyntax": {"source": "@Entry let x = 1", "location": {"fileName": "b.swift", "offset": 100}},
                    "lexicalContext": [{"source": "extension EnvironmentValues {}",
                        "location": {"fileName": "", "offset": 0}}]}}
                """
        )

        let result = try #require(reply["expandMacroResult"] as? NSDictionary)
        let diagnostics = try #require(result["diagnostics"] as? [NSDictionary])
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?["severity"] as? String == "error")
        #expect(diagnostics.first?["position"] as? NSDictionary == ["fileName": "b.swift", "offset": 107])
    }

    @Test func `an unknown macro is an answer, not a crash`() throws {
        let message = HostMessage.expandFreestandingMacro(
            macro: MacroReference(typeName: "Other"),
            discriminator: nil,
            syntax: Syntax(source: "#other")
        )

        guard case .expandMacroResult(nil, let diagnostics) = Plugin.reply(to: message) else {
            Issue.record("an unknown macro has no expansion")
            return
        }
        #expect(
            diagnostics.first?.message.contains(
                "'Other' from Oriel's macro plugin; expected one of AnimatableIgnoredMacro, AnimatableMacro, EntryDefaultValueMacro"
            ) == true
        )
    }
}
