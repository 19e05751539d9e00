import Testing

@testable import OrielServer

@Suite struct ScriptShortenerTests {
    private func shortened(_ source: String) -> String {
        ScriptPrinter.text(of: ScriptShortener.shortened(ScriptTokenizer.tokens(of: source)))
    }

    @Test(arguments: [
        // The most frequent name gets the first letter.
        ("function f(one, two) { return two + two + one; }", "function n(t,e){return e+e+t;}"),
        // Browser globals keep their names, except as names of parameters.
        ("const f = (event) => go(event);", "const t=(e)=>go(e);"),
        ("const f = (name) => name;\nconst g = () => name;", "const t=(e)=>e;const n=()=>name;"),
        ("function f() { for (const it of all) it(); return it; }", "function t(){for(const e of all)e();return it;}"),
        // Properties and methods keep their names.
        ("function f(node) { node.node({ node: 1 }); }", "function t(e){e.node({node:1});}"),
        (
            "class A { run(a1) { this.run(a1); } get size() { return 1; } }",
            "class t{run(e){this.run(e);}get size(){return 1;}}"
        ),
        (
            "const o = { run(it) { return it; }, set size(it) { it; } };",
            "const t={run(e){return e;},set size(e){e;}};"
        ),
        // A shorthand property is split into the property's name and the variable.
        ("function f(width) { return { width, height: 1 }; }", "function t(e){return{width:e,height:1};}"),
        ("const f = ({ width, height = 2 }) => width + height;", "const n=({width:e,height:t=2})=>e+t;"),
        (
            "function f(o1) { const { width: w1, ...rest } = o1; return [w1, rest]; }",
            "function a(e){const{width:t,...n}=e;return[t,n];}"
        ),
        // Blocks are not object literals.
        (
            "function f(x1) { if (x1) { x1 = 2; } switch (x1) { case x1: { x1 = 3; } } }",
            "function t(e){if(e){e=2;}switch(e){case e:{e=3;}}}"
        ),
        ("const f = (x1, y1) => x1 ? { y1 } : { x1: y1 };", "const n=(t,e)=>t?{y1:e}:{x1:e};"),
        // Shadowed names remain shadowed.
        ("let it = 1;\nfunction f(it) { return it; }\nf(it);", "let n=1;function t(e){return e;}\nt(n);"),
        ("function f(a1) { return a1.map((a1) => a1 + 1); }", "function t(e){return e.map((e)=>e+1);}"),
        // Names whose scopes do not overlap share one short name.
        (
            "function f(a1) { a1.map((b1) => b1 + a1); return a1.map((c1) => c1); }",
            "function n(e){e.map((t)=>t+e);return e.map((t)=>t);}"
        ),
        // Names in templates.
        (
            "function f(size) { return `${size}px ${{ size }.size}`; }",
            "function t(e){return`${e}px ${{size:e}.size}`;}"
        ),
        // Default values are not declarations.
        ("const f = (limit = Infinity, b1 = { c: limit }) => b1;", "const n=(e=Infinity,t={c:e})=>t;"),
        (
            "function f() { for (const [k1, v1] of all) k1(v1); try { g(); } catch (error) { throw error; } }",
            "function n(){for(const[e,t]of all)e(t);try{g();}catch(e){throw e;}}"
        ),
        ("const a1 = 1, b1 = f(2, 3);\nexport1(b1);", "const t=1,e=f(2,3);export1(e);"),
    ])
    func `variables get short names, the rest keeps its own`(source: String, expected: String) {
        #expect(shortened(source) == expected)
    }

    @Test(arguments: [
        ("a.isTyped = isTyped;", "a.~=isTyped;"),
        ("const f = (it) => it?.isTyped;", "const t=(e)=>e?.~;"),
        ("const f = ({ isTyped, name }) => isTyped + name;", "const n=({~:e,name:t})=>e+t;"),
        ("go({ isTyped: 1, name: 2 });", "go({~:1,name:2});"),
    ])
    func `members of the client's own get short names`(source: String, expected: String) throws {
        let short = try #require(ScriptMembers.short["isTyped"])

        #expect(shortened(source) == expected.replacing("~", with: short))
    }

    @Test func `a short name is never one that is used`() {
        #expect(shortened("function f(one) { return t + e + one; }") == "function a(n){return t+e+n;}")
    }
}
