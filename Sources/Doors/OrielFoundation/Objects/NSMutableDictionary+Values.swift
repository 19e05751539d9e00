public import Foundation

extension NSMutableDictionary {
    /// Sets the value of a key, or removes the key with `nil`.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
    }
}
