public import Foundation

/// A value that the user's browser stores for the app.
///
///     @AppStorage("showsHints") private var showsHints = true
///
/// All views of a session that use the same key share the value. Unlike Apple's, the value belongs to the browser, not
/// to the process: other users never see it, and the parameter `store` has no effect. An `@AppStorage` outside of
/// views, such as in a model, belongs to the session in which the model was created.
@propertyWrapper
public struct AppStorage<Value> {
    var location: StorageLocation<Value>?
    let key: String
    let coding: StorageCoding<Value>
    /// The scope in which the property was created, for a property outside of views.
    let ambientScope: StorageScope?

    init(key: String, coding: StorageCoding<Value>) {
        self.key = key
        self.coding = coding
        ambientScope = Evaluation.graph.map { graph in withMainActorUnchecked { graph.storage.app } }
    }

    private var currentLocation: StorageLocation<Value>? {
        if let location { return location }
        return ambientScope.map { StorageLocation(scope: $0, key: key, coding: coding) }
    }

    public var wrappedValue: Value {
        get { currentLocation?.get() ?? coding.defaultValue }
        nonmutating set {
            guard let currentLocation else { return Self.reportHomelessWrite(key) }
            currentLocation.set(newValue, transaction: Transaction())
        }
    }

    public var projectedValue: Binding<Value> {
        Binding(location: currentLocation ?? ConstantLocation(coding.defaultValue))
    }

    private static func reportHomelessWrite(_ key: String) {
        GraphIssue.report(
            .warning,
            """
            The AppStorage "\(key)" was set outside a session, so the new value was dropped. Create the object that \
            declares it in a view, for example as a StateObject.
            """
        )
    }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        let wrapper = field.wrapper(Self.self)
        return StorageLocation(scope: node.graph.storage.app, key: wrapper.key, coding: wrapper.coding)
    }
}

// `store:` exists for source compatibility with Apple's platforms and is ignored. Values are stored in the browser,
// since all users would share the defaults of the process.

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(rawDefault: wrappedValue))
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key: key, coding: StorageCoding(rawDefault: wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key: key, coding: .optional())
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key: key, coding: .optionalRaw())
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key: key, coding: .optionalRaw())
    }
}
