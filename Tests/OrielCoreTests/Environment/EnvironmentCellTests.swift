import Testing

@testable import OrielCore

@MainActor
@Suite struct EnvironmentCellTests {
    private enum A: EnvironmentKey { static let defaultValue = "a" }
    private enum B: EnvironmentKey { static let defaultValue = 0 }
    private enum C: EnvironmentKey { static let defaultValue = Int?.none }

    @Test func `a key that is not set has its default`() {
        let values = EnvironmentValues()
        #expect(values[A.self] == "a")
        #expect(values[B.self] == 0)
        #expect(values[C.self] == nil)
    }

    @Test func `the nearest value counts`() {
        var values = EnvironmentValues()
        values[A.self] = "outer"
        values[B.self] = 1
        values[A.self] = "inner"
        #expect(values[A.self] == "inner")
        #expect(values[B.self] == 1)
    }

    @Test func `copies part at the first write`() {
        var values = EnvironmentValues()
        values[A.self] = "first"
        var copy = values
        copy[A.self] = "second"
        copy[B.self] = 2
        #expect(values[A.self] == "first")
        #expect(values[B.self] == 0)
        #expect(copy[A.self] == "second")
    }

    @Test func `a cell finds the keys behind it, and none that is not there`() throws {
        var values = EnvironmentValues()
        values[A.self] = "a"
        values[B.self] = 1
        let head = try #require(values.head)
        #expect(head.cell(for: ObjectIdentifier(B.self)) === head)
        #expect(head.cell(for: ObjectIdentifier(A.self)) === head.next)
        #expect(head.cell(for: ObjectIdentifier(C.self)) == nil)
    }

    @Test func `other values behind a cell are found after relinking`() throws {
        var values = EnvironmentValues()
        values[A.self] = "front"
        var behind = EnvironmentValues()
        behind[B.self] = 7
        let head = try #require(values.head)
        #expect(values[B.self] == 0)

        head.relink(to: behind.head, head: head)

        #expect(values[B.self] == 7)
        #expect(values[A.self] == "front")
        head.relink(to: nil, head: head)
        #expect(values[B.self] == 0)
    }

    @Test func `a cell takes over another value in place`() throws {
        var (values, other) = (EnvironmentValues(), EnvironmentValues())
        values[B.self] = 1
        other[B.self] = 2
        let shared = values

        try #require(values.head).assign(from: try #require(other.head))

        #expect(shared[B.self] == 2)
    }
}
