import OrielCoreTransferable
import OrielUniformTypeIdentifiers

/// An item of a drag.
struct DraggedItem {
    /// The app's own value, which a target of the same type gets as it is.
    var value: Any?
    let provider: NSItemProvider
    /// Whether the type is known only when the item is dropped: some browsers hide it until then.
    var hasUnknownType = false

    /// The identity of the value; nil if it has none.
    var id: AnyHashable? {
        func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
        return (value as? any Identifiable).map { id(of: $0) }
    }

    init(_ provider: NSItemProvider, hasUnknownType: Bool = false) {
        self.provider = provider
        self.hasUnknownType = hasUnknownType
    }

    init<T: Transferable>(_ value: T) {
        self.value = value
        provider = NSItemProvider()
        // Representations read the value while the main actor, which owns it, waits for them.
        nonisolated(unsafe) let lent = value
        provider.register(making: { lent })
    }

    func conforms(to types: [UTType]) -> Bool {
        hasUnknownType || types.contains { provider.representation(conformingTo: $0) != nil }
    }

    func canLoad<T: Transferable>(_ type: T.Type) -> Bool { hasUnknownType || value is T || provider.canLoad(type) }
}

extension [DraggedItem] {
    /// Loads the items as values of a type, and passes those that could be loaded to a handler: at once if they are the app's own values,
    /// otherwise when they have been converted or uploaded.
    ///
    /// - Parameter completion: Called afterwards, also if nothing could be loaded.
    @MainActor
    func load<T: Transferable>(
        _ type: T.Type,
        completion: @escaping @MainActor () -> Void = {},
        then action: @escaping @MainActor ([T]) -> Void
    ) {
        let loadable = filter { $0.canLoad(type) }
        let values = loadable.compactMap { $0.value as? T }
        guard !loadable.isEmpty else { return completion() }
        guard values.count < loadable.count else {
            action(values)
            return completion()
        }
        Task { @MainActor in
            var values: [T] = []
            for item in loadable {
                do {
                    values.append(try await item.load(type))
                } catch {
                    GraphIssue.report(.warning, "A dropped item could not be loaded as \(T.self): \(error)")
                }
            }
            if !values.isEmpty { action(values) }
            completion()
        }
    }
}

extension DraggedItem {
    @MainActor
    fileprivate func load<T: Transferable>(_ type: T.Type) async throws -> T {
        if let value = value as? T { return value }
        return try await provider.value(of: type)
    }
}
