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

    // A browser finds rules by the name, class or attribute at the end of a selector. It tries the others on every element.
    @Test func `no selector ends with alternatives that are written as one`() throws {
        let rules = try Stylesheet.load().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")

        let ends = Self.selectors(in: rules).map(Self.lastPart)
        #expect(ends.contains("[data-kind=row]"))
        // `:is(button, a)[data-style=plain]` is found by the attribute.
        let named = /:is\((?:[^()]|\([^()]*\))*\)(?:\[|:where\(\[)/
        #expect(ends.filter { $0.hasPrefix(":is(") && $0.prefixMatch(of: named) == nil } == [])
    }

    // Otherwise a rule for content is tried on every element, or applies to none.
    @Test func `kinds with rules for their content say so`() throws {
        let rules = try Stylesheet.load().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")

        let parents = Self.selectors(in: rules).flatMap { selector in
            Self.parts(of: selector).filter { $0.contains("[data-parent]") }
                .flatMap { $0.matches(of: /\[data-kind=([a-z-]+)\]/).map { String($0.1) } }
        }
        #expect(Set(parents) == Markup.kindsThatStyleContent)
    }

    @Test func `rules for a tag of most views, or for any element, name a parent that few views have`() throws {
        let rules = try Stylesheet.load().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")

        let unnamed = Self.selectors(in: rules).filter { selector in
            let parts = Self.parts(of: selector)
            guard parts.count > 1, let end = parts.last, !end.contains(":focus") else { return false }
            // Other parentheses only say more about an element that is found by the rest.
            let name = end.replacing(/^:where\(([a-z0-9]+)\)/) { $0.1 }
                .replacing(/:(not|is|where)\((?:[^()]|\([^()]*\))*\)/, with: "")
            guard !name.contains(/[\[#.]/), name.wholeMatch(of: /(?:(?:button|div|span)\b|[:*]|$).*/) != nil else {
                return false
            }
            // Most of a page is in the first four; the last is a part of a bar, and its rule is in one for pages.
            let isEverywhere = /\[data-kind=(?:row|rows|scroll|list|searching)\][^>]*>? ?[^>]*$/
            return selector.contains("[data-kind=") && !selector.contains("[data-parent]")
                && !selector.contains(isEverywhere)
        }
        #expect(unnamed == [])
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

    private static func selectors(in rules: String) -> [Substring] {
        rules.matches(of: /[^{};]+(?=\{)/).flatMap { split($0.output) { $0 == "," } }
    }

    private static func lastPart(of selector: Substring) -> String { parts(of: selector).last ?? "" }

    /// The descriptions of single elements in a selector, from the outermost.
    private static func parts(of selector: Substring) -> [String] {
        split(selector) { $0.isWhitespace || ">+~".contains($0) }.map(String.init)
    }

    /// Splits at characters outside of parentheses and brackets.
    private static func split(_ text: Substring, at isSeparator: (Character) -> Bool) -> [Substring] {
        var depth = 0
        return text.split { character in
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            return depth == 0 && isSeparator(character)
        }
    }
}
