/// The values that outlive a session's views in one place: the browser for `@AppStorage`, the tab for `@SceneStorage`.
///
/// The host makes one per place, gives it what is kept there, and is told of each change:
///
///     let storage = StorageScope(values: keptByTheBrowser) { key, value in client.store(key, value) }
///
/// All views that use one key of a scope share its value and are brought up to date together.
@MainActor
package final class StorageScope {
    private var values: [String: StoredValue]
    private var sources: [String: DependencySource] = [:]

    /// Called with each value that the app has set; nil for one that it has taken away.
    package let changeHandler: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)?

    package nonisolated init(
        values: [String: StoredValue] = [:],
        changeHandler: (@MainActor (_ key: String, _ value: StoredValue?) -> Void)? = nil
    ) {
        self.values = values
        self.changeHandler = changeHandler
    }

    /// All values as they are now.
    package var allValues: [String: StoredValue] { values }

    /// Takes over a value that was changed elsewhere, as by another tab; nobody is told but the views.
    package func receive(_ value: StoredValue?, for key: String) {
        guard values[key] != value else { return }
        values[key] = value
        sources[key]?.invalidateReaders()
    }

    /// The value of a key; a body that reads it is run again when it changes.
    func value(for key: String) -> StoredValue? {
        if Evaluation.node != nil {
            let source = sources[key] ?? DependencySource()
            sources[key] = source
            source.noteRead()
        }
        return values[key]
    }

    func set(_ value: StoredValue?, for key: String, transaction: Transaction) {
        guard values[key] != value else { return }
        values[key] = value
        sources[key]?.invalidateReaders(transaction.isEmpty ? nil : transaction)
        changeHandler?(key, value)
    }
}

/// What a host keeps for a session.
@MainActor
package struct SessionStorage {
    /// What `@AppStorage` reads and writes: kept by the browser for the app.
    package var app: StorageScope
    /// What `@SceneStorage` reads and writes: kept for the one window.
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
    /// Where the session's stored values are; a host sets it for the whole tree.
    package var sessionStorage: SessionStorage? {
        get { self[SessionStorageKey.self] }
        set { self[SessionStorageKey.self] = newValue }
    }
}

extension ViewGraph {
    /// The stored values of the session, or, where no host keeps any, values that end with the graph.
    package var storage: SessionStorage {
        if let knownStorage { return knownStorage }
        let storage = rootEnvironmentValues.sessionStorage ?? SessionStorage()
        knownStorage = storage
        return storage
    }
}
