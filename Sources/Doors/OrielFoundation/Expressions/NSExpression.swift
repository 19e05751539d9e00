public import Foundation

/// A calculation in words.
///
///     let result = NSExpression(format: "(1 + 2) * 3").expressionValue(with: nil, context: nil) as? Int  // 9
///
/// Foundation on Linux has the class without its methods. This one has arithmetic, names of stored properties or of keys,
/// placeholders, and functions of numbers; other functions, aggregates and predicates are not served. As on Apple platforms,
/// whole numbers are divided without a remainder. A format that cannot be read is logged and has no value.
open class NSExpression: NSObject {
    private let node: ExpressionNode

    /// Creates an expression, with values for its placeholders.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(expressionFormat, arguments: args)
    }

    /// Creates an expression, with values for its placeholders.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(expressionFormat, arguments: arguments)
    }

    /// Creates an expression with a value.
    public init(forConstantValue obj: Any?) { node = .constant(ExpressionNumber(obj)) }

    /// Creates an expression with the value of a stored property, or of the key of a dictionary.
    public init(forKeyPath keyPath: String) { node = .path(keyPath.split(separator: ".").map(String.init)) }

    private init(_ format: String, arguments: [Any]) {
        do {
            var parser = ExpressionParser(format, arguments: arguments)
            node = try parser.expression()
        } catch {
            NSLog("The expression \"%@\" has no value: %@", format, "\(error)")
            node = .constant(nil)
        }
    }

    /// Returns the result as an `NSNumber`; nil if the expression has none.
    ///
    /// - Parameters:
    ///   - object: Has the values of names.
    ///   - context: Not used.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch node.value(of: object) {
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case nil: nil
        }
    }
}
