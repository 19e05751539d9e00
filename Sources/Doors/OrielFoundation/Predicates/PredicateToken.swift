import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
    /// A name, a keyword or a path of names.
    case word(String)
    case text(String)
    case number(PredicateValue)
    /// A placeholder: the letter after the percent sign.
    case placeholder(Character)
    /// The letters in brackets after an operator.
    case options(String)
    case symbol(String)

    /// The words of a format.
    static func all(in format: String) throws(PredicateProblem) -> [PredicateToken] {
        var rest = format[...]
        var tokens: [PredicateToken] = []
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { return tokens }
            switch first {
            case "\"", "'": tokens.append(.text(try quoted(&rest)))
            case "%": tokens.append(try placeholder(&rest))
            case "[":
                guard let end = rest.firstIndex(of: "]") else { throw .unexpected("[") }
                tokens.append(.options(rest[..<end].dropFirst().lowercased()))
                rest = rest[end...].dropFirst()
            case _ where first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true):
                tokens.append(try number(&rest))
            case _ where first.isLetter || "_@#".contains(first):
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                rest = rest.dropFirst(word.count)
                tokens.append(.word(String(word)))
            default:
                let two = String(rest.prefix(2))
                let symbol = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) ? two : String(first)
                guard symbol.count == 2 || "=<>!(){},".contains(first) else { throw .unexpected(symbol) }
                rest = rest.dropFirst(symbol.count)
                tokens.append(.symbol(symbol))
            }
        }
    }

    private static func quoted(_ rest: inout Substring) throws(PredicateProblem) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", let escaped = rest.popFirst() {
                text.append(escaped)
            } else {
                text.append(character)
            }
        }
        throw .unexpected(String(quote))
    }

    private static func placeholder(_ rest: inout Substring) throws(PredicateProblem) -> PredicateToken {
        rest = rest.dropFirst().drop { "lhqz.0123456789".contains($0) }
        guard let letter = rest.popFirst(), "@Kdiufgxs".contains(letter) else { throw .unexpected("%") }
        return .placeholder(letter)
    }

    private static func number(_ rest: inout Substring) throws(PredicateProblem) -> PredicateToken {
        let digits = rest.prefix(1 + rest.dropFirst().prefix { $0.isNumber || $0 == "." }.count)
        rest = rest.dropFirst(digits.count)
        if let number = Int(digits) { return .number(.integer(number)) }
        guard let number = Double(digits) else { throw .unexpected(String(digits)) }
        return .number(.number(number))
    }
}

/// Why a format cannot be read.
enum PredicateProblem: Error, CustomStringConvertible {
    case unexpected(String)
    case missingArgument
    case tooDeep

    var description: String {
        switch self {
        case .unexpected(let text): "unexpected \(text)"
        case .missingArgument: "a placeholder has no value"
        case .tooDeep: "too many brackets"
        }
    }
}
