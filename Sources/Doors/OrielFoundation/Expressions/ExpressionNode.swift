import Foundation

/// A number of an expression: a whole one is divided without a remainder.
enum ExpressionNumber: Equatable, Sendable {
    case integer(Int)
    case number(Double)

    init?(_ value: Any?) {
        switch PredicateValue(value) {
        case .integer(let value): self = .integer(value)
        case .number(let value): self = .number(value)
        case .nothing, .text, .date, .list, .object: return nil
        }
    }

    var double: Double {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        }
    }

    /// Calculates with whole numbers as long as the result is one that fits.
    static func combined(_ a: Self, _ b: Self, by operation: Character) -> Self? {
        if case .integer(let a) = a, case .integer(let b) = b, operation != "^" {
            let (result, overflows) =
                switch operation {
                case "+": a.addingReportingOverflow(b)
                case "-": a.subtractingReportingOverflow(b)
                case "*": a.multipliedReportingOverflow(by: b)
                default: a.dividedReportingOverflow(by: b)
                }
            if !overflows { return .integer(result) }
            // A division by zero has no result.
            if operation == "/", b == 0 { return nil }
        }
        let (a, b) = (a.double, b.double)
        return switch operation {
        case "+": .number(a + b)
        case "-": .number(a - b)
        case "*": .number(a * b)
        case "/": .number(a / b)
        default: .number(pow(a, b))
        }
    }
}

/// A part of an expression.
indirect enum ExpressionNode: Sendable {
    case constant(ExpressionNumber?)
    /// The names that lead from the object to a value.
    case path([String])
    case binary(ExpressionNode, ExpressionNode, Character)
    case function(ExpressionFunction, [ExpressionNode])

    func value(of object: Any?) -> ExpressionNumber? {
        switch self {
        case .constant(let value): return value
        case .path(let names):
            switch PredicateOperand.path(names).value(of: object) {
            case .integer(let value): return .integer(value)
            case .number(let value): return .number(value)
            case .nothing, .text, .date, .list, .object: return nil
            }
        case .binary(let left, let right, let operation):
            guard let left = left.value(of: object), let right = right.value(of: object) else { return nil }
            return .combined(left, right, by: operation)
        case .function(let function, let arguments):
            let values = arguments.compactMap { $0.value(of: object) }
            return values.count == arguments.count ? function.value(of: values) : nil
        }
    }
}

/// A function of an expression.
enum ExpressionFunction: String, Sendable {
    case abs, ceiling, exp, floor, ln, log, sqrt, trunc
    case average, count, max, min, sum

    func value(of values: [ExpressionNumber]) -> ExpressionNumber? {
        switch self {
        case .count: return .integer(values.count)
        case .sum: return values.reduce(.integer(0)) { sum, value in sum.flatMap { .combined($0, value, by: "+") } }
        case .average:
            return values.isEmpty ? nil : .number(values.map(\.double).reduce(0, +) / Double(values.count))
        case .max: return values.max { $0.double < $1.double }
        case .min: return values.min { $0.double < $1.double }
        case .abs, .ceiling, .exp, .floor, .ln, .log, .sqrt, .trunc:
            guard values.count == 1 else { return nil }
            return .number(result(of: values[0].double))
        }
    }

    private func result(of value: Double) -> Double {
        switch self {
        case .abs: value.magnitude
        case .ceiling: value.rounded(.up)
        case .exp: Foundation.exp(value)
        case .floor: value.rounded(.down)
        case .ln: Foundation.log(value)
        case .log: Foundation.log10(value)
        case .sqrt: value.squareRoot()
        case .trunc: value.rounded(.towardZero)
        case .average, .count, .max, .min, .sum: .nan
        }
    }
}
