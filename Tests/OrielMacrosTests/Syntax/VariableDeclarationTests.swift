import Testing

@testable import OrielMacroExpansion

struct VariableDeclarationTests {
    @Test func `a declaration has its parts without the comments around them`() throws {
        let variable = try VariableDeclaration(
            parsing: """
                /// A doc comment with var, = and {.
                @Entry @available(macOS 15, *)
                public private(set) var /* name */ size /* : */ : [String: CGSize?] /* type */ = [:] // trailing
                """
        )

        #expect(variable.modifiers == ["public", "private"])
        #expect(variable.introducer == "var")
        #expect(variable.name == "size")
        #expect(variable.type == "[String: CGSize?]")
        #expect(variable.initializer == "[:]")
        #expect(variable.accessors == .none)
    }

    @Test(arguments: [
        ("var x = 1", nil),
        ("var x: Int = 1", "Int"),
        ("var x: Result<[Int: A], any Error>? = nil", "Result<[Int: A], any Error>?"),
        ("var x: @Sendable (Int, String) -> Void = { _, _ in }", "@Sendable (Int, String) -> Void"),
        ("var x: (a: Int, b: Int)", "(a: Int, b: Int)"),
        ("var x:Int?=nil", "Int?"),
        ("var x: Int { 1 }", "Int"),
    ])
    func `the type ends at its value or body`(text: String, type: String?) throws {
        #expect(try VariableDeclaration(parsing: text).type == type)
    }

    @Test(arguments: [
        ("var x = a == b ? 1 : 2", "a == b ? 1 : 2"),
        ("var x = Dictionary<String, Int>()", "Dictionary<String, Int>()"),
        ("var x: () -> Void = { print(\"}\") } // {", "{ print(\"}\") }"),
        ("var x = [1].map { $0 = 1 }", "[1].map { $0 = 1 }"),
        ("var x = [\n    1, // {\n    2,\n]\n", "[\n    1, // {\n    2,\n]"),
        ("var x = if a { 1 } else { 2 }", "if a { 1 } else { 2 }"),
        ("var x = 1 { didSet {} }", "1"),
    ])
    func `the initial value is whole`(text: String, initializer: String) throws {
        #expect(try VariableDeclaration(parsing: text).initializer == initializer)
    }

    @Test(arguments: [
        ("Int?", true), ("Int!", true), ("Optional<Int>", true), ("(() -> Void)?", true), ("[Int]??", true),
        ("Int", false), ("() -> Int?", false), ("[Int?]", false), ("Result<Int?, E>", false),
    ])
    func `a type is optional as it is written`(type: String, isOptional: Bool) throws {
        #expect(try VariableDeclaration(parsing: "var x: \(type)").isOptional == isOptional)
    }

    @Test func `accessors and observers are distinguished`() throws {
        #expect(try VariableDeclaration(parsing: "var x: Int { 1 }").accessors == .computed(11))
        #expect(try VariableDeclaration(parsing: "var x: Int { get async { 1 } }").accessors == .computed(11))
        #expect(try VariableDeclaration(parsing: "var x = 1 { willSet {} }").accessors == .observers(10))
        #expect(try VariableDeclaration(parsing: "var x = 1 { /* { */ didSet {} }").accessors == .observers(10))
    }

    @Test func `backticks belong to the written name only`() throws {
        let variable = try VariableDeclaration(parsing: "var `default` = 1")

        #expect(variable.name == "`default`")
        #expect(variable.bareName == "default")
    }

    @Test func `positions count UTF-8 bytes`() throws {
        let variable = try VariableDeclaration(parsing: "/* é */ var x = 1")

        #expect(variable.introducerOffset == 9)
        #expect(variable.nameOffset == 13)
    }

    @Test(arguments: [("var a = 1, b = 2", 11), ("var a, b: Int", 7), ("var (a, b) = (1, 2)", 0), ("func f() {}", 0)])
    func `anything but one variable is an error at its place`(text: String, offset: Int) throws {
        let error = try #require(throws: MacroError.self) { try VariableDeclaration(parsing: text) }

        #expect(error.offset == offset)
        #expect(error.message.contains("expected"))
    }
}
