/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where nobody has set another.
    static var defaultValue: Self.Value { get }
}
