/// The last value that an action has received. As a `@State` that no body reads, it invalidates nothing when it is set.
enum LastValue<Value: Equatable> {
    case nothing
    case value(Value)

    /// Keeps a new value.
    ///
    /// - Returns: The values for the action: twice the first value, then the old and the new one; nil if they are equal.
    mutating func take(_ new: Value) -> (old: Value, new: Value)? {
        let old = if case .value(let last) = self { last } else { new }
        if case .value = self, old == new { return nil }
        self = .value(new)
        return (old, new)
    }
}
