import Testing

@testable import OrielServer

@Suite struct ScriptBundlerTests {
    private func module(_ name: String, _ source: String) -> ScriptBundler.Module {
        ScriptBundler.Module(name: name, source: source)
    }

    @Test func `what is imported stands before what imports it`() throws {
        let script = try ScriptBundler.bundle(
            [
                module("a.js", "import { b,\n  c } from './b.js';\nexport function a() { return b + c; }\n"),
                module("b.js", "// Numbers.\nexport const b = 1;\nexport const c = 2;\n"),
            ],
            shortens: false
        )

        #expect(script == "const b=1;const c=2;function a(){return b+c;}\n")
    }

    @Test func `modules may need each other`() throws {
        let script = try ScriptBundler.bundle(
            [
                module("a.js", "import { b } from './b.js';\nexport function a() { return b(); }\n"),
                module("b.js", "import { a } from './a.js';\nexport async function b() { return a; }\n"),
            ],
            shortens: false
        )

        #expect(script == "async function b(){return a;}\nfunction a(){return b();}\n")
    }

    @Test(arguments: [
        ("import { b } from './b.js';", ScriptBundler.Failure.unknownModule("b.js", importedBy: "a.js")),
        ("import { d } from './c.js';", .unknownName("d", importedBy: "a.js")),
        ("import * as c from './c.js';", .unsupported("import * as c from './c.js' ;", in: "a.js")),
        ("import { c as d } from './c.js';", .unsupported("import { c as d } from './c.js' ;", in: "a.js")),
        ("export { x };", .unsupported("export { x }", in: "a.js")),
        ("let c = 2;", .duplicateName("c", "c.js")),
        ("const [c] = [2];", .duplicateName("c", "c.js")),
    ])
    func `what does not fit in one scope is refused`(source: String, failure: ScriptBundler.Failure) {
        #expect(throws: failure) {
            try ScriptBundler.bundle([module("a.js", source), module("c.js", "export const c = 1;")])
        }
    }

    @Test func `names inside functions may be the same`() throws {
        _ = try ScriptBundler.bundle([
            module("a.js", "function a() {\n    const x = 1;\n    return x;\n}\n"),
            module("b.js", "const x = 2;\n"),
        ])
    }
}
