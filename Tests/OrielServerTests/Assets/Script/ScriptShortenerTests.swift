import Testing

@testable import OrielServer

@Suite struct ScriptShortenerTests {
    private func shortened(_ source: String) -> String {
        ScriptPrinter.text(of: ScriptShortener.shortened(ScriptTokenizer.tokens(of: source)))
    }

    @Test(arguments: [
        // Within a function, the most used name gets the first letter.
        ("function f(one, two) { return two + two + one; }", "function ee(t,e){return e+e+t;}"),
        // What the browser brings keeps its name, also as a parameter elsewhere.
        ("const f = (event) => go(event);", "const ee=(e)=>go(e);"),
        ("const f = (name) => name;\nconst g = () => name;", "const ee=(name)=>name;const et=()=>name;"),
        // Properties and methods keep theirs.
        ("function f(node) { node.node({ node: 1 }); }", "function ee(e){e.node({node:1});}"),
        (
            "class A { run(a1) { this.run(a1); } get size() { return 1; } }",
            "class ee{run(e){this.run(e);}get size(){return 1;}}"
        ),
        (
            "const o = { run(it) { return it; }, set size(it) { it; } };",
            "const ee={run(e){return e;},set size(e){e;}};"
        ),
        // A word that is a property and a variable is taken apart.
        ("function f(width) { return { width, height: 1 }; }", "function ee(e){return{width:e,height:1};}"),
        ("const f = ({ width, height = 2 }) => width + height;", "const ee=({width:t,height:e=2})=>t+e;"),
        (
            "function f(o1) { const { width: w1, ...rest } = o1; return [w1, rest]; }",
            "function ee(e){const{width:n,...t}=e;return[n,t];}"
        ),
        // Blocks are no objects.
        (
            "function f(x1) { if (x1) { x1 = 2; } switch (x1) { case x1: { x1 = 3; } } }",
            "function ee(e){if(e){e=2;}switch(e){case e:{e=3;}}}"
        ),
        ("const f = (x1, y1) => x1 ? { y1 } : { x1: y1 };", "const ee=(t,e)=>t?{y1:e}:{x1:e};"),
        // Shadowing stays shadowing.
        ("let it = 1;\nfunction f(it) { return it; }\nf(it);", "let ee=1;function et(ee){return ee;}\net(ee);"),
        ("function f(a1) { return a1.map((a1) => a1 + 1); }", "function ee(e){return e.map((e)=>e+1);}"),
        // Names in templates.
        (
            "function f(size) { return `${size}px ${{ size }.size}`; }",
            "function ee(e){return`${e}px ${{size:e}.size}`;}"
        ),
        // Default values are no declarations.
        ("const f = (limit = Infinity, b1 = { c: limit }) => b1;", "const ee=(t=Infinity,e={c:t})=>e;"),
        (
            "function f() { for (const [k1, v1] of all) k1(v1); try { g(); } catch (error) { throw error; } }",
            "function ee(){for(const[t,n]of all)t(n);try{g();}catch(e){throw e;}}"
        ),
        ("const a1 = 1, b1 = f(2, 3);\nexport1(b1);", "const et=1,ee=f(2,3);export1(ee);"),
    ])
    func `variables get short names, the rest keeps its own`(source: String, expected: String) {
        #expect(shortened(source) == expected)
    }

    @Test func `a short name is never one that is used`() {
        #expect(shortened("function f(one) { return e + ee + one; }") == "function et(t){return e+ee+t;}")
    }
}
