/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
        return isEqual(lhs.value)
    }
}
