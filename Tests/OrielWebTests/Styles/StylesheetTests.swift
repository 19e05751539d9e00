import Testing

@testable import OrielWeb

@Suite struct StylesheetTests {
    // A browser that must look inside a node, or behind it, restyles the whole page after most changes.
    @Test func `no rule depends on what a node contains`() throws {
        let rules = try Stylesheet.load()

        #expect(rules.contains("[data-kind=row]"))
        #expect(!rules.contains(":has("))
    }

    // What is printed depends on an open dialog, and a browser applies these rules only while it prints.
    @Test func `of the conditional rules, only those for paper depend on what a node contains`() throws {
        let rules = try Stylesheet.loadConditional()

        let paper = try #require(rules.firstRange(of: "@media print"))
        #expect(rules[..<paper.lowerBound].contains("@media (forced-colors: active)"))
        #expect(!rules[..<paper.lowerBound].contains(":has("))
    }

    // Each removal and insertion would restyle all siblings, in every container.
    @Test func `no rule for any element counts its siblings`() throws {
        let rules = try Stylesheet.load().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")

        #expect(!rules.contains(":nth-"))
        #expect(!rules.contains(/[+~] \*/))
    }

    @Test func `the rules for paper and contrast themes apply to nothing else`() throws {
        let rules = try Stylesheet.loadConditional().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")

        let media = rules.matches(of: /^(\S.*?) \{/.anchorsMatchLineEndings()).map { String($0.1) }
        #expect(media == ["@media (forced-colors: active)", "@media print"])
    }

    @Test func `the rules for every page are in the order of their numbers, without those for paper`() throws {
        let rules = try Stylesheet.load()

        #expect(rules.hasPrefix("/* The base of all views"))
        let row = try #require(rules.firstRange(of: "[data-kind=row]"))
        let client = try #require(rules.firstRange(of: "[data-client=notice]"))
        #expect(row.lowerBound < client.lowerBound)
        #expect(!rules.contains("@media print"))
    }

    @Test func `continuous corners have the reach that the styles of views were computed with`() throws {
        let rules = try Stylesheet.load()

        let query = "@supports (corner-shape: \(SmoothCorners.shape))"
        #expect(rules.contains("\(query) { :root { --smooth: \(SmoothCorners.reach); } }"))
    }
}
