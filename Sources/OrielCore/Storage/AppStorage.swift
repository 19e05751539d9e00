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
    private let content: ScopedValue<Value>

    init(key: String, coding: StorageCoding<Value>) {
        let ambientScope = Evaluation.graph.map { graph in withMainActorUnchecked { graph.storage.app } }
        content = ScopedValue(key: key, coding: coding, ambientScope: ambientScope)
    }

    public var wrappedValue: Value {
        get { content.value }
        nonmutating set { content.set(newValue, of: "AppStorage") }
    }

    public var projectedValue: Binding<Value> { content.binding }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        field.wrapper(Self.self).content.makeLocation(in: node.graph.storage.app)
    }
}

extension AppStorage: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }
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

extension View {
    /// Sets the defaults of the `@AppStorage` values in this view. Has no effect: browsers store these values.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

extension Scene {
    /// Sets the defaults of the `@AppStorage` values in this scene. Has no effect: browsers store these values.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
