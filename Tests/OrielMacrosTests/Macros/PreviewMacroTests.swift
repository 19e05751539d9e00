import Testing

@testable import OrielMacroExpansion

struct PreviewMacroTests {
    private func expansion(of source: String) throws -> String {
        try PreviewMacro.expand(MacroUse(role: .declaration, syntax: Syntax(source: source), discriminator: "$s1a"))
    }

    @Test func `the arguments become those of a value`() throws {
        let source = try expansion(of: #"#Preview("A \"b\"", traits: .portrait) { Text("a") }"#)

        #expect(source.contains(#"OrielMacros.Preview("A \"b\"", traits: .portrait) { Text("a") }"#))
        #expect(source.hasPrefix("#if DEBUG\n") && source.hasSuffix("\n#endif"))
        #expect(!source.contains("PreviewableContent"))
    }

    @Test func `attributes stay, and lines before the macro count`() throws {
        let call = try PreviewCall(parsing: "// One\n\n@available(iOS 17, *)\n#Preview { Text(\"a\") }")

        #expect(call.attributes == "@available(iOS 17, *)")
        #expect(call.lineOffset == 3)
        #expect(call.arguments == "{ Text(\"a\") }")
    }

    @Test func `variables become members of a view`() throws {
        let source = try expansion(
            of: """
                #Preview("Loud") {
                    @Previewable @State var isOn = true
                    Toggle("Loud", isOn: $isOn)
                }
                """
        )

        #expect(source.contains("struct PreviewableContent: View {\n            @State var isOn = true\n"))
        #expect(source.contains(#"return OrielMacros.Preview("Loud") { PreviewableContent() }"#))
        #expect(!source.contains("@Previewable"))
    }

    @Test(arguments: [
        ("@Previewable @State var a = 1; Text(\"\\(a)\")", ["@State var a = 1"], "Text(\"\\(a)\")"),
        (
            "let b = 2\n@Previewable @State\nvar a: Int?\nif b > 1 { Text(\"b\") }", ["@State\nvar a: Int?"],
            "let b = 2\n\n\nif b > 1 { Text(\"b\") }"
        ),
        (
            "@Previewable @State var a = [\n1\n]\n    .map { $0 }\n    ?? 3\nText(\"a\")",
            ["@State var a = [\n1\n]\n    .map { $0 }\n    ?? 3"],
            "Text(\"a\")"
        ),
        (
            "@Previewable @State var a: Set<Int> = []\n@Previewable @FocusState var b: Bool\n@Bindable var c = d\nText(\"a\")",
            ["@State var a: Set<Int> = []", "@FocusState var b: Bool"], "@Bindable var c = d\nText(\"a\")"
        ),
        (
            "@Previewable @State var a =\n    1 +\n    2\nreturn Text(\"a\")", ["@State var a =\n    1 +\n    2"],
            "return Text(\"a\")"
        ),
        ("Text(\"@Previewable\")", [], "Text(\"@Previewable\")"),
    ])
    func `variables end where the next statement begins`(text: String, variables: [String], rest: String) throws {
        let content = try PreviewContent(parsing: text)

        #expect(content.variables == variables)
        #expect(
            content.rest.split(separator: "\n").map(trimmed).filter { !$0.isEmpty }
                == rest.split(separator: "\n").map(trimmed).filter { !$0.isEmpty }
        )
        #expect(content.rest.count { $0 == "\n" } == text.count { $0 == "\n" })
    }

    private func trimmed(_ line: Substring) -> String { String(line.drop { $0 == " " }) }

    @Test func `a variable in an argument is an error at its place`() {
        #expect(
            throws: MacroError(
                "@Previewable is in an argument of '#Preview'; expected it in a closure behind the brackets",
                at: 17
            )
        ) {
            try expansion(of: "#Preview(body: { @Previewable @State var a = 1; Text(\"a\") })")
        }
    }
}
