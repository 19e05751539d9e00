/// The values that outlive a session's views, stored in one place: the browser for `@AppStorage`, the tab for
/// `@SceneStorage`.
///
/// The host creates one scope per place, passes in the stored values, and receives each change:
///
///     let storage = StorageScope(values: keptByTheBrowser) { key, value in client.store(key, value) }
///
/// All views that use one key of a scope share its value and are updated together.
@MainActor
package final class StorageScope {
    private var values: [String: StoredValue]
    private var sources: [String: DependencySource] = [:]

    /// Called with each value that the app sets; nil for a removed value.
    package let changeHandler: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)?

    package nonisolated init(
        values: [String: StoredValue] = [:],
        changeHandler: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)? = nil
    ) {
        self.values = values
        self.changeHandler = changeHandler
    }

    /// All current values.
    package var allValues: [String: StoredValue] { values }

    /// Applies a value that was changed elsewhere, as in another tab. Invalidates views without calling
    /// `changeHandler`.
    package func receive(_ value: StoredValue?, for key: String) {
        guard values[key] != value else { return }
        values[key] = value
        sources[key]?.invalidateReaders()
    }

    /// Returns the value of a key. A body that reads it is evaluated again when the value changes.
    func value(for key: String) -> StoredValue? {
        if Evaluation.node != nil {
            let source = sources[key] ?? DependencySource()
            sources[key] = source
            source.noteRead()
        }
        return values[key]
    }

    /// Whether a source stands for a key.
    func isSource(_ source: AnyObject, of key: String) -> Bool { sources[key] === source }

    /// Stores a text that no property of a view shows; nil removes it.
    package func keep(_ text: String?, for key: String) {
        set(text.map { .string($0) }, for: key, transaction: Transaction())
    }

    func set(_ value: StoredValue?, for key: String, transaction: Transaction) {
        guard values[key] != value else { return }
        values[key] = value
        sources[key]?.invalidateReaders(transaction.isEmpty ? nil : transaction)
        changeHandler?(key, value)
    }
}

/// The storage that a host provides for a session.
@MainActor
package struct SessionStorage {
    /// The storage of `@AppStorage`, kept by the browser for the app.
    package var app: StorageScope
    /// The storage of `@SceneStorage`, kept for one window.
    package var scene: StorageScope

    package nonisolated init(app: StorageScope = StorageScope(), scene: StorageScope = StorageScope()) {
        self.app = app
        self.scene = scene
    }
}

private enum SessionStorageKey: EnvironmentKey {
    static var defaultValue: SessionStorage? { nil }
}

extension EnvironmentValues {
    /// The storage of the session; a host sets it for the whole tree.
    package var sessionStorage: SessionStorage? {
        get { self[SessionStorageKey.self] }
        set { self[SessionStorageKey.self] = newValue }
    }
}

extension ViewGraph {
    /// The storage of the session. If no host provides any, the values are dropped with the graph.
    package var storage: SessionStorage {
        let holder = self[StorageHolder.self]
        if let storage = holder.storage { return storage }
        let storage = rootEnvironmentValues.sessionStorage ?? SessionStorage()
        holder.storage = storage
        return storage
    }
}

/// Keeps the storage of a graph.
private final class StorageHolder: GraphExtension {
    var storage: SessionStorage?

    init(graph: ViewGraph) {}
}
