import Testing

@testable import OrielServer

@Suite struct ScriptPrinterTests {
    @Test(arguments: [
        ("  a; // b\n\n\t c;", "a;c;"),
        ("a /* b */ + c;", "a+c;"),
        ("return /* a\nb */ c", "return\nc"),
        ("a\nb\n(c)", "a\nb\n(c)"),
        ("a\n  .b()\n  ?? c", "a.b()??c"),
        ("f(\n  a,\n  b,\n)", "f(a,b,)"),
        ("if (a) {\n  b()\n}\nelse c", "if(a){b()}\nelse c"),
        ("'// no' + \"/* no */\" + '\\'//'", "'// no'+\"/* no */\"+'\\'//'"),
        ("`// ${ '}' + `/* ${ a } */` } //`;", "`// ${'}'+`/* ${a} */`} //`;"),
        ("`a\n    b // c`\n    d", "`a\n    b // c`\nd"),
        ("x = /[/\"]\\/\"/.test('a'); // y", "x=/[/\"]\\/\"/.test('a');"),
        ("a = b / c / d; // e", "a=b/c/d;"),
        ("return /'/g.test(s) // it's", "return/'/g.test(s)"),
        ("a + +b - -c + ++d", "a+ +b- -c+ ++d"),
        ("typeof a in b", "typeof a in b"),
        ("return 'a'", "return'a'"),
        ("a ? .5 : 1 .b", "a?.5:1 .b"),
        ("a >>>= b ?? c ** d", "a>>>=b??c**d"),
    ])
    func `comments and needless spaces go, the rest stays`(source: String, expected: String) {
        #expect(ScriptPrinter.text(of: ScriptTokenizer.tokens(of: source)) == expected)
    }

    @Test func `what was printed is printed the same again`() {
        let once = ScriptPrinter.text(of: ScriptTokenizer.tokens(of: ClientScript.bundled))

        #expect(once == ScriptPrinter.text(of: ScriptTokenizer.tokens(of: once)))
    }
}
