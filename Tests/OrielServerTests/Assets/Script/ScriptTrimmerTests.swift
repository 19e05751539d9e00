import Testing

@testable import OrielServer

@Suite struct ScriptTrimmerTests {
    @Test(arguments: [
        ("const a = (b) => { c(); };", "let a=b=>{c()};"),
        (
            "async function a() { for (;;) { if (b) { c(); } } }\nconst e = 1;",
            "async function a(){for(;;){if(b){c()}}}let e=1;"
        ),
        ("if (a) {\n b();\n}\nc();", "if(a){b()}c();"),
        ("f(\n  true,\n  [a, undefined,],\n)", "f(!0,[a,void 0])"),
        ("f((a) => a, (a, b) => b, ({ a }) => a);", "f(a=>a,(a,b)=>b,({a})=>a);"),
    ])
    func `what means nothing goes`(source: String, expected: String) { #expect(trimmed(source) == expected) }

    @Test(arguments: [
        // An empty loop body keeps its semicolon.
        ("function a() { while (b); }", "function a(){while(b);}"),
        // Without a separator, the next statement would continue the expression.
        ("const f = function (a) {\n  b();\n}\ng", "let f=function(a){b()}\ng"),
        ("const a = () => {}\nb()", "let a=()=>{}\nb()"),
        ("const a = async (b) => c;", "let a=async(b)=>c;"),
        ("return [a,,]", "return[a,,]"),
        ("o.true = { const: 1 };", "o.true={const:1};"),
    ])
    func `what means something stays`(source: String, expected: String) { #expect(trimmed(source) == expected) }

    private func trimmed(_ source: String) -> String {
        ScriptPrinter.text(of: ScriptTrimmer.trimmed(ScriptTokenizer.tokens(of: source)))
    }
}
