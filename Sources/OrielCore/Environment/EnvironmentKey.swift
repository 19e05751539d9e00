/// A key for an environment value, with its default.
public protocol EnvironmentKey {
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }
}
