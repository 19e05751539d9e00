public import Foundation

extension NSPredicate {
    /// A predicate in words, such as `SELF MATCHES %@`, `age >= %d AND name BEGINSWITH[cd] 'a'` or `ANY tags IN {'a', 'b'}`.
    ///
    /// Unlike Apple's, a name is that of a stored property or the key of a dictionary, and functions are not served. A format
    /// that cannot be read is logged and holds for no object.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(predicateFormat, arguments: args)
    }

    /// A predicate in words, with values such as arrays and dates for its placeholders.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(predicateFormat, arguments: args)
    }

    /// A predicate in words, with values for its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(predicateFormat, arguments: arguments ?? [])
    }

    private convenience init(_ format: String, arguments: [Any]) {
        do {
            var parser = try PredicateParser(format, arguments: arguments)
            let condition = try parser.condition()
            self.init { object, _ in condition.holds(for: object) }
        } catch {
            NSLog("The predicate \"%@\" holds for no object: %@", format, "\(error)")
            self.init(value: false)
        }
    }
}
