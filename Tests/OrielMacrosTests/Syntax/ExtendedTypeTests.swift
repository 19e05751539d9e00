import Testing

@testable import OrielMacroExpansion

struct ExtendedTypeTests {
    @Test(arguments: [
        ("extension EnvironmentValues {}", "EnvironmentValues"),
        ("\n// extension Other {\n@MainActor public extension SwiftUI.EnvironmentValues {}", "EnvironmentValues"),
        ("extension Transaction: @retroactive Sendable {}", "Transaction"),
        ("extension Array where Element == Transaction {}", "Array"),
        ("struct Transaction {}", ""),
        ("func transaction() {}", ""),
    ])
    func `only an extension has an extended type`(source: String, name: String) throws {
        #expect(try ExtendedType(Syntax(source: source)).name == name)
    }

    @Test func `a description says what a reader sees`() throws {
        #expect(try ExtendedType(Syntax(source: "private struct Box<T>: View {}")).description == "'struct Box<T>'")
        #expect(try ExtendedType(nil).description == "no type")
    }
}
