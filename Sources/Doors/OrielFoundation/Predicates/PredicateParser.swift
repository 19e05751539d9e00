import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>
    /// How many brackets, negations and lists are open. Each needs room on the stack, also when the predicate is used.
    private var depth = 0
    private static let deepest = 100

    init(_ format: String, arguments: [Any]) throws(PredicateProblem) {
        tokens = try PredicateToken.all(in: format)[...]
        self.arguments = arguments[...]
    }

    /// The condition that all of the format says.
    mutating func condition() throws(PredicateProblem) -> PredicateCondition {
        let condition = try alternatives()
        if let token = tokens.first { throw .unexpected("\(token)") }
        return condition
    }

    private mutating func alternatives() throws(PredicateProblem) -> PredicateCondition {
        var conditions = [try conjunction()]
        while take("OR", "||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(PredicateProblem) -> PredicateCondition {
        var conditions = [try negation()]
        while take("AND", "&&") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func negation() throws(PredicateProblem) -> PredicateCondition {
        guard depth < Self.deepest else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        guard take("(") else { return .comparison(try comparison()) }
        let condition = try alternatives()
        guard take(")") else { throw .unexpected("(") }
        return condition
    }

    private mutating func comparison() throws(PredicateProblem) -> PredicateComparison {
        var quantity: PredicateComparison.Quantity?
        if case .word(let word) = tokens.first, let known = PredicateComparison.Quantity(rawValue: word.uppercased()) {
            quantity = known
            tokens.removeFirst()
        }
        let left = try operand()
        let operation = try operation()
        var options: String.CompareOptions = []
        if case .options(let letters) = tokens.first {
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            tokens.removeFirst()
        }
        let right = try operand()
        return PredicateComparison(quantity: quantity, left: left, operation: operation, options: options, right: right)
    }

    private mutating func operation() throws(PredicateProblem) -> PredicateComparison.Operation {
        switch tokens.popFirst() {
        case .word(let word):
            if let operation = PredicateComparison.Operation(word) { return operation }
            throw .unexpected(word)
        case .symbol(let symbol):
            if let operation = PredicateComparison.Operation(symbol) { return operation }
            throw .unexpected(symbol)
        case let token: throw .unexpected(token.map { "\($0)" } ?? "end")
        }
    }

    private mutating func operand() throws(PredicateProblem) -> PredicateOperand {
        guard depth < Self.deepest else { throw .tooDeep }
        depth += 1
        defer { depth -= 1 }
        switch tokens.popFirst() {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(number)
        case .placeholder(let letter):
            guard let argument = arguments.popFirst() else { throw .missingArgument }
            guard letter == "K" else { return .value(PredicateValue(argument)) }
            return try Self.path("\(argument)")
        case .word(let word): return try Self.operand(word)
        case .symbol("{"):
            var operands: [PredicateOperand] = []
            while !take("}") {
                operands.append(try operand())
                guard take(",") || tokens.first == .symbol("}") else { throw .unexpected("{") }
            }
            return .list(operands)
        case let token: throw .unexpected(token.map { "\($0)" } ?? "end")
        }
    }

    private static func operand(_ word: String) throws(PredicateProblem) -> PredicateOperand {
        switch word.uppercased() {
        case "NIL", "NULL": .value(.nothing)
        case "TRUE", "YES": .value(.integer(1))
        case "FALSE", "NO": .value(.integer(0))
        default: try path(word)
        }
    }

    private static func path(_ text: String) throws(PredicateProblem) -> PredicateOperand {
        var names = text.split(separator: ".").map(String.init)
        if names.first?.uppercased() == "SELF" { names.removeFirst() }
        // Sums, averages and the like of a list: a predicate without them would hold for other objects.
        if let name = names.first(where: { $0.hasPrefix("@") && $0 != "@count" }) { throw .unexpected(name) }
        return .path(names)
    }

    /// Takes a keyword or a symbol, if it is next.
    private mutating func take(_ names: String...) -> Bool {
        let next: String
        switch tokens.first {
        case .word(let word): next = word.uppercased()
        case .symbol(let symbol): next = symbol
        default: return false
        }
        guard names.contains(next) else { return false }
        tokens.removeFirst()
        return true
    }
}
