import Testing

@testable import GraphQL

@Suite struct FieldMergeTests {
    @Test func `fields doubled on every level are compared once each`() throws {
        var selection = "name"
        for _ in 0..<10 { selection = "best { \(selection) } best { \(selection) }" }

        #expect(try steps("{ viewer { \(selection) } }") < 20_000)
    }

    @Test func `fragments that meet on every level are compared once each`() throws {
        let levels = (0..<18).map { level in
            "fragment A\(level) on User { best { ...A\(level + 1) ...B\(level + 1) } } "
                + "fragment B\(level) on User { best { ...B\(level + 1) ...A\(level + 1) } }"
        }
        let document =
            "{ viewer { ...A0 ...B0 } } \(levels.joined(separator: " ")) "
            + "fragment A18 on User { id } fragment B18 on User { id }"

        #expect(try steps(document) < 2_000)
    }

    @Test func `a conflict far down a chain of fragments is found`() throws {
        let chain = (0..<500).map { "fragment F\($0) on User { best { ...F\($0 + 1) } }" }.joined(separator: " ")
        let document = "{ viewer { ...F0 } viewer { ...F1 ...F0 } } \(chain) fragment F500 on User { x: id x: name }"

        #expect(try ValidationSample.errors(document).isEmpty == false)
    }

    @Test func `thousands of equal fields take few steps`() throws {
        let selection = String(repeating: "viewer { name best { name } } ", count: 1_000)

        #expect(try steps("{ \(selection) }") < 20_000)
    }

    @Test func `fragments in a circle end`() throws {
        let document =
            "{ viewer { ...A ...B } } fragment A on User { best { ...B } ...B } "
            + "fragment B on User { best { ...A } ...A }"

        #expect(try steps(document) < 100)
    }

    /// Returns the number of steps needed to check whether the fields of a document merge.
    private func steps(_ text: String) throws -> Int {
        let document = try Document(parsing: text)
        var visitor = ValidationVisitor(ValidationContext(document, ValidationSample.system, ValidationLimits()))
        visitor.visit()
        var merge = FieldMerge(visitor.context)
        #expect(merge.firstConflict()?.reason == nil)
        return merge.steps
    }
}
