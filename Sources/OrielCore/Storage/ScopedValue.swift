/// What `@AppStorage` and `@SceneStorage` share: a key, and its value in a scope.
struct ScopedValue<Value> {
    /// Set by the node of a view, so it is the first field.
    var location: StorageLocation<Value>?
    private let key: String
    private let coding: StorageCoding<Value>
    /// The scope in which the property was created, for a property outside of views.
    private let ambientScope: StorageScope?

    init(key: String, coding: StorageCoding<Value>, ambientScope: StorageScope?) {
        self.key = key
        self.coding = coding
        self.ambientScope = ambientScope
    }

    func makeLocation(in scope: StorageScope) -> StorageLocation<Value> {
        StorageLocation(scope: scope, key: key, coding: coding)
    }

    private var currentLocation: StorageLocation<Value>? { location ?? ambientScope.map(makeLocation(in:)) }

    var value: Value { currentLocation?.get() ?? coding.defaultValue }

    var binding: Binding<Value> { Binding(location: currentLocation ?? ConstantLocation(coding.defaultValue)) }

    /// - Parameter wrapper: The name of the property wrapper, for the warning if there is no session.
    func set(_ newValue: Value, of wrapper: String) {
        if let currentLocation { return currentLocation.set(newValue, transaction: Transaction()) }
        GraphIssue.report(
            .warning,
            """
            The \(wrapper) "\(key)" was set outside a session, so the new value was dropped. Create the object that \
            declares it in a view, for example as a StateObject.
            """
        )
    }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension ScopedValue: @unchecked Sendable where Value: Sendable {}
