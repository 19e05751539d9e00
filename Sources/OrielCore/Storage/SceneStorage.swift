public import Foundation

/// A value that is stored per browser window, and restored after a reload or a reconnect.
///
///     @SceneStorage("selectedTab") private var selectedTab = "home"
@propertyWrapper
public struct SceneStorage<Value> {
    var location: StorageLocation<Value>?
    let key: String
    let coding: StorageCoding<Value>
    /// The scope in which the property was created, for a property outside of views.
    let ambientScope: StorageScope?

    init(key: String, coding: StorageCoding<Value>) {
        self.key = key
        self.coding = coding
        ambientScope = Evaluation.graph.map { graph in withMainActorUnchecked { graph.storage.scene } }
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
            The SceneStorage "\(key)" was set outside a session, so the new value was dropped. Create the object that \
            declares it in a view, for example as a StateObject.
            """
        )
    }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        let wrapper = field.wrapper(Self.self)
        return StorageLocation(scope: node.graph.storage.scene, key: wrapper.key, coding: wrapper.coding)
    }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(defaultValue: wrappedValue))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(rawDefault: wrappedValue))
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String) {
        self.init(key: key, coding: StorageCoding(rawDefault: wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == Int? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == Double? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == String? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == URL? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == Data? {
        self.init(key: key, coding: .optional())
    }

    public init(_ key: String) where Value == Date? {
        self.init(key: key, coding: .optional())
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, coding: .optionalRaw())
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, coding: .optionalRaw())
    }
}
