import Testing

@testable import OrielServer

@Suite struct ScriptInlinerTests {
    private func inlined(_ source: String) -> String {
        ScriptPrinter.text(of: ScriptInliner.inlined(ScriptTokenizer.tokens(of: source)))
    }

    @Test func `numbers stand where they are used`() {
        let source = "const a = 1;\nconst k = { b: 2, c: 3 };\nf(a, k.b);\nfunction g() { return k.c - a; }"

        #expect(inlined(source) == "f(1,2);function g(){return 3-1;}")
    }

    @Test func `a property of the name is another thing`() {
        #expect(inlined("const a = 1;\no.a(a);") == "o.a(1);")
    }

    @Test(arguments: [
        ("const k = { b: 2 };\nf(k);", "const k={b:2};f(k);"),
        ("const k = { b: 2 };\nf(k.d);", "const k={b:2};f(k.d);"),
        ("const k = { b: [2] };\nf(k.b);", "const k={b:[2]};f(k.b);"),
        ("const a = 1;\nf({ a });", "const a=1;f({a});"),
        ("const a = 1;\nfunction g(a) { return a; }", "const a=1;function g(a){return a;}"),
        ("const a = 'x';\nf(a);", "const a='x';f(a);"),
    ])
    func `what is used otherwise, or is no number, stays`(source: String, expected: String) {
        #expect(inlined(source) == expected)
    }
}
