public import Foundation

/// Values of an app under keys, as `UserDefaults` has them.
///
///     let store = NSUbiquitousKeyValueStore.default
///     store.set(true, forKey: "showsTips")
///     let showsTips = store.bool(forKey: "showsTips")
///
/// On Apple's systems, iCloud copies them to the other devices of a person. Here they are in a domain of `UserDefaults`
/// on the server, which all sessions of the app share, and which no other server changes.
// Unchecked: defaults are safe to use from any thread.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The store of the app.
    public static let `default` = NSUbiquitousKeyValueStore(domain: "NSUbiquitousKeyValueStore")

    /// Posted when another device changes the store, which does not happen here.
    public static let didChangeExternallyNotification = NSNotification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    )

    private let domain: String
    private let defaults: UserDefaults

    init(domain: String) {
        self.domain = domain
        guard let defaults = UserDefaults(suiteName: domain) else {
            preconditionFailure("UserDefaults has no domain \(domain); use another name")
        }
        self.defaults = defaults
    }

    /// Returns the value of a key.
    open func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }

    /// Sets the value of a key; `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }

    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

    open func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }

    open func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }

    open func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }

    /// Returns a number; 0 if the key has none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }

    /// Returns a number; 0 if the key has none.
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }

    /// Returns a truth value; false if the key has none.
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

    open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }

    open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }

    open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }

    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: aKey) }

    open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }

    open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }

    open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }

    /// All keys with their values.
    open var dictionaryRepresentation: [String: Any] { defaults.persistentDomain(forName: domain) ?? [:] }

    /// Writes what has changed to the disk, and returns whether that succeeded.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}

/// The key of the reason in the user info of `NSUbiquitousKeyValueStore.didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in the user info of `NSUbiquitousKeyValueStore.didChangeExternallyNotification`.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
