public import Foundation

/// Access to defaults by keys, as all objects have on Apple's systems.
extension UserDefaults {
    /// Sets the value of a key, as `set(_:forKey:)`; `nil` removes the value.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key, as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
