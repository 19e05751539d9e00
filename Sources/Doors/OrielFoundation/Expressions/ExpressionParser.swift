import Foundation

/// Reads the format of an expression.
struct ExpressionParser {
    private var rest: Substring
    private var arguments: ArraySlice<Any>
    /// How many brackets, signs and powers are open. Each needs room on the stack, also when the expression is used.
    private var depth = 0
    private static let deepest = 100
    /// How many operators a format can have: a sum of many is as deep as it is long.
    private var operators = 0
    private static let most = 1_000

    init(_ format: String, arguments: [Any]) {
        rest = format[...]
        self.arguments = arguments[...]
    }

    /// The expression that all of the format says.
    mutating func expression() throws(PredicateProblem) -> ExpressionNode {
        let node = try sum()
        if let next { throw .unexpected(String(next)) }
        return node
    }

    private mutating func sum() throws(PredicateProblem) -> ExpressionNode {
        var node = try product()
        while let operation = next, "+-".contains(operation) {
            try open(operation)
            node = .binary(node, try product(), operation)
        }
        return node
    }

    private mutating func product() throws(PredicateProblem) -> ExpressionNode {
        var node = try power()
        while let operation = next, "*/".contains(operation) {
            try open(operation)
            node = .binary(node, try power(), operation)
        }
        return node
    }

    private mutating func power() throws(PredicateProblem) -> ExpressionNode {
        guard depth < Self.deepest else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        if take("-") { return .binary(.constant(.integer(0)), try power(), "-") }
        let base = try operand()
        skipSpaces()
        guard rest.hasPrefix("**") else { return base }
        rest = rest.dropFirst(2)
        return .binary(base, try power(), "^")
    }

    private mutating func operand() throws(PredicateProblem) -> ExpressionNode {
        guard let first = next else { throw .unexpected("end") }
        if take("(") {
            let node = try sum()
            guard take(")") else { throw .unexpected("(") }
            return node
        }
        if take("%") { return try placeholder() }
        if first.isNumber || first == "." { return .constant(try number()) }
        guard first.isLetter || first == "_" || first == "@" else { throw .unexpected(String(first)) }
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        rest = rest.dropFirst(word.count)
        guard next == "(" || next == ":" else { return .path(word.split(separator: ".").map(String.init)) }
        _ = take(":")
        guard let function = ExpressionFunction(rawValue: word.lowercased()) else { throw .unexpected(String(word)) }
        return .function(function, try list())
    }

    /// The arguments of a function, which may be a list in braces.
    private mutating func list() throws(PredicateProblem) -> [ExpressionNode] {
        guard take("(") else { throw .unexpected("function") }
        let hasBraces = take("{")
        var nodes: [ExpressionNode] = []
        while next != "}", next != ")" {
            nodes.append(try sum())
            guard take(",") || next == "}" || next == ")" else { throw .unexpected("(") }
        }
        guard !hasBraces || take("}"), take(")") else { throw .unexpected("(") }
        return nodes
    }

    private mutating func placeholder() throws(PredicateProblem) -> ExpressionNode {
        let letters = rest.prefix { "lhqz.0123456789".contains($0) }
        rest = rest.dropFirst(letters.count)
        guard let letter = rest.popFirst(), let argument = arguments.popFirst() else { throw .missingArgument }
        if letter == "K" { return .path("\(argument)".split(separator: ".").map(String.init)) }
        return .constant(ExpressionNumber(argument))
    }

    private mutating func number() throws(PredicateProblem) -> ExpressionNumber {
        var text = rest.prefix { $0.isNumber || $0 == "." }
        let exponent = rest.dropFirst(text.count)
        if let letter = exponent.first, "eE".contains(letter) {
            let digits = exponent.dropFirst().drop { "+-".contains($0) }.prefix(while: \.isNumber)
            if !digits.isEmpty { text = rest[..<digits.endIndex] }
        }
        rest = rest[text.endIndex...]
        if let value = Int(text) { return .integer(value) }
        guard let value = Double(text) else { throw .unexpected(String(text)) }
        return .number(value)
    }

    private var next: Character? { rest.first { !$0.isWhitespace } }

    private mutating func open(_ operation: Character) throws(PredicateProblem) {
        operators += 1
        guard operators <= Self.most else { throw .tooDeep }
        _ = take(operation)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }
}
