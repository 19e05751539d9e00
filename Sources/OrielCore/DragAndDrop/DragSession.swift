/// A drag of items of the app.
public struct DragSession: Identifiable {
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// The state of a drag.
    public enum Phase: Hashable, Sendable {
        /// The user has lifted the items.
        case initial
        /// The items are, or have been, over a target.
        case active
        /// The drag has ended with an operation: `cancel` if nothing was dropped.
        case ended(DropOperation)
        /// The target has loaded the dropped items.
        case dataTransferCompleted
    }

    public let id: ID
    public let phase: Phase
    let itemIDs: [AnyHashable]

    /// Returns the identities of the dragged items, of those whose identities have a type.
    public func draggedItemIDs<ItemID: Hashable>(for itemIDType: ItemID.Type = ItemID.self) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }
}

private enum DragObserversKey: EnvironmentKey { static var defaultValue: [(DragSession) -> Void] { [] } }

extension EnvironmentValues {
    /// The actions that observe drags that begin in a view.
    var dragObservers: [(DragSession) -> Void] {
        get { self[DragObserversKey.self] }
        set { self[DragObserversKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when the state of a drag that began in the view changes.
    ///
    ///     list.onDragSessionUpdated { session in
    ///         isDragging = session.phase == .initial || session.phase == .active
    ///     }
    public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        transformEnvironment(\.dragObservers) { $0.append(onUpdate) }
    }
}
