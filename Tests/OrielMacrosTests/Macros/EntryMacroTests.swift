import Testing

@testable import OrielMacroExpansion

struct EntryMacroTests {
    private func use(
        _ declaration: String,
        as role: MacroRole = .accessor,
        in context: String? = "extension EnvironmentValues {}"
    ) -> MacroUse {
        MacroUse(role: role, syntax: Syntax(source: declaration), context: context.map { [Syntax(source: $0)] } ?? [])
    }

    @Test func `accessors look the key up`() throws {
        let expansion = try EntryMacro.expand(use("@Entry public var `default`: Int = 1"))

        #expect(
            expansion == """
                get { self[__Key_default.self] }
                set { self[__Key_default.self] = newValue }
                """
        )
    }

    @Test func `a written type gives a computed default`() throws {
        let expansion = try EntryMacro.expand(use("@Entry var size: CGSize = .zero // points", as: .peer))

        #expect(
            expansion == """
                private struct __Key_size: EnvironmentKey {
                    static var defaultValue: CGSize { get { return .zero } }
                }
                """
        )
    }

    @Test func `an inferred type is left to the compiler`() throws {
        let expansion = try EntryMacro.expand(use("@Entry var isOn = false", as: .peer))
        let accessor = try EntryDefaultValueMacro.expand(use("@__EntryDefaultValue static var defaultValue = false"))

        #expect(
            expansion == """
                private struct __Key_isOn: EnvironmentKey {
                    @__EntryDefaultValue static var defaultValue = false
                }
                """
        )
        #expect(accessor == "get { return false }")
    }

    @Test func `an optional without a value defaults to nil`() throws {
        let expansion = try EntryMacro.expand(use("@Entry var theme: Theme?", as: .peer))

        #expect(expansion.contains("static var defaultValue: Theme? { get { return nil } }"))
    }

    @Test func `a transaction's key is a TransactionKey`() throws {
        let expansion = try EntryMacro.expand(
            use("@Entry var x = 1", as: .peer, in: "extension SwiftUI.Transaction {}")
        )

        #expect(expansion.hasPrefix("private struct __Key_x: TransactionKey {"))
    }

    @Test func `a container value has a key with a default`() throws {
        let expansion = try EntryMacro.expand(use("@Entry var x = 1", as: .peer, in: "extension ContainerValues {}"))

        #expect(expansion.hasPrefix("private struct __Key_x: ContainerValueKey {"))
    }

    @Test(arguments: [
        ("String?", "String"), ("Binding<Int>?", "Binding<Int>"), ("(() -> Void)?", "(() -> Void)"),
        ("Optional<String>", "String"),
    ])
    func `a focused value has a key without a default`(type: String, value: String) throws {
        let expansion = try EntryMacro.expand(use("@Entry var x: \(type)", as: .peer, in: "extension FocusedValues {}"))

        #expect(expansion.hasPrefix("private struct __Key_x: FocusedValueKey {"))
        #expect(expansion.contains("typealias Value = \(value)\n"))
    }

    @Test(arguments: ["var x: String", "var x: String? = nil", "var x = 1", "var x: () -> Int?"])
    func `a focused value is optional and has no default`(declaration: String) throws {
        let error = try #require(throws: MacroError.self) {
            try EntryMacro.expand(use("@Entry \(declaration)", in: "extension FocusedValues {}"))
        }

        #expect(error.message.contains("expected an optional type and no default value"))
    }

    static let wrongUses = [
        ("let x = 1", "constant 'x'"),
        ("var x: Int { 1 }", "computed property 'x'"),
        ("var x = 1 { didSet {} }", "'x', which has willSet or didSet"),
        ("static var x = 1", "static variable 'x'"),
        ("lazy var x = 1", "lazy variable 'x'"),
        ("var x: Int", "'x' has no default value; expected 'var x: Int = ...'"),
        ("var x: () -> Int?", "'x' has no default value"),
        ("var x = 1, y = 2", "expected one variable"),
    ]

    @Test(arguments: wrongUses)
    func `an invalid use is reported once, by the accessor role`(declaration: String, part: String) throws {
        let error = try #require(throws: MacroError.self) { try EntryMacro.expand(use("@Entry \(declaration)")) }

        #expect(error.message.contains(part))
        #expect(error.message.contains("expected"))
        #expect(try EntryMacro.expand(use("@Entry \(declaration)", as: .peer)) == "")
    }

    @Test(arguments: [
        ("extension PreferenceValues {}", "'extension PreferenceValues'"), ("struct Box<T> {}", "'struct Box<T>'"),
        (nil, "no type"),
    ])
    func `an entry in another declaration names that declaration`(context: String?, description: String) throws {
        let error = try #require(throws: MacroError.self) {
            try EntryMacro.expand(use("@Entry var x = 1", in: context))
        }

        #expect(error.message.contains("is in \(description); expected an extension of EnvironmentValues"))
    }
}
