public import Foundation

/// A drag over a view that takes what is dropped.
public struct DropSession: Identifiable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// The state of a drag over a view.
    public enum Phase: Hashable, Sendable {
        case entering
        /// The pointer has moved.
        case active
        case exiting
        /// The items were dropped.
        case ended(DropOperation)
        /// The dropped items were loaded.
        case dataTransferCompleted
    }

    /// A drag that began in the app.
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// Returns the identities of the dragged items, of those whose identities have a type.
        public func draggedItemIDs<ItemID: Hashable>(for itemIDType: ItemID.Type = ItemID.self) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    public let id: ID
    public let phase: Phase
    /// The place of the pointer, in the view.
    public let location: CGPoint
    /// The number of items, as far as the browser tells it.
    public let itemsCount: Int
    /// What the source allows.
    public let suggestedOperations: DropOperation.Set
    /// Nil for a drag from outside of the page.
    public let localSession: LocalSession?

    /// What is done unless the target says something else.
    var defaultOperation: DropOperation {
        let order: [(DropOperation.Set, DropOperation)] = [(.copy, .copy), (.move, .move), (.delete, .delete)]
        return order.first { suggestedOperations.contains($0.0) }?.1 ?? .alias
    }
}

/// What a view does with dropped items.
public struct DropConfiguration: Hashable, Sendable {
    /// With `cancel` and `forbidden`, and with an operation that the source does not allow, nothing is dropped.
    public var operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

private enum DropConfigurationKey: EnvironmentKey {
    static var defaultValue: ((DropSession) -> DropConfiguration)? { nil }
}

private enum DropObserversKey: EnvironmentKey { static var defaultValue: [(DropSession) -> Void] { [] } }

extension EnvironmentValues {
    /// Chooses what the targets in a view do.
    var dropConfiguration: ((DropSession) -> DropConfiguration)? {
        get { self[DropConfigurationKey.self] }
        set { self[DropConfigurationKey.self] = newValue }
    }

    /// The actions that observe drags over the targets in a view.
    var dropObservers: [(DropSession) -> Void] {
        get { self[DropObserversKey.self] }
        set { self[DropObserversKey.self] = newValue }
    }

    /// Whether each motion over a target matters.
    var followsDrops: Bool { !dropObservers.isEmpty }
}

extension View {
    /// Chooses what is done with items that are dropped on the view, or on a view in it.
    ///
    ///     archive
    ///         .dropDestination(for: Note.self) { notes, session in archived += notes }
    ///         .dropConfiguration { session in
    ///             DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
    ///         }
    public nonisolated func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        environment(\.dropConfiguration, configuration)
    }

    /// Runs an action when a drag enters the view, moves over it, leaves it, or ends on it.
    public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropObservers) { $0.append(onUpdate) }
    }
}
