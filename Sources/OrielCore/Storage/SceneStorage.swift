public import Foundation

/// A value that is stored per browser window, and restored after a reload or a reconnect.
///
///     @SceneStorage("selectedTab") private var selectedTab = "home"
@propertyWrapper
public struct SceneStorage<Value> {
    private let content: ScopedValue<Value>

    init(key: String, coding: StorageCoding<Value>) {
        let ambientScope = Evaluation.graph.map { graph in withMainActorUnchecked { graph.storage.scene } }
        content = ScopedValue(key: key, coding: coding, ambientScope: ambientScope)
    }

    public var wrappedValue: Value {
        get { content.value }
        nonmutating set { content.set(newValue, of: "SceneStorage") }
    }

    public var projectedValue: Binding<Value> { content.binding }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        field.wrapper(Self.self).content.makeLocation(in: node.graph.storage.scene)
    }
}

extension SceneStorage: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }
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
