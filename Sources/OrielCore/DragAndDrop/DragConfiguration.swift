/// What targets may do with dragged items.
///
///     PhotoGrid(photos)
///         .dragConfiguration(DragConfiguration(allowMove: false, allowDelete: true))
///         .onDragSessionUpdated { session in
///             if case .ended(.delete) = session.phase { delete(session.draggedItemIDs(for: Photo.ID.self)) }
///         }
public struct DragConfiguration: Hashable, Sendable {
    /// What targets in the app may do. Copies are possible unless they are forbidden.
    public var operationsWithinApp: OperationsWithinApp
    /// What other programs may do. Has no effect: browsers drag nothing of the app out of the page.
    public var operationsOutsideApp: OperationsOutsideApp

    /// - Parameters:
    ///   - allowMove: Whether a target may take the items away from their place.
    ///   - allowDelete: Whether a target may delete the items.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
        operationsWithinApp = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
        operationsOutsideApp = OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete)
    }

    public init(operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    /// What targets in the app may do with dragged items.
    public struct OperationsWithinApp: Hashable, Sendable {
        public var allowCopy: Bool
        public var allowMove: Bool
        public var allowDelete: Bool
        public var allowAlias: Bool

        public init(
            allowCopy: Bool = true,
            allowMove: Bool = false,
            allowDelete: Bool = false,
            allowAlias: Bool = false
        ) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
            self.allowAlias = allowAlias
        }

        var set: DropOperation.Set {
            var set: DropOperation.Set = []
            if allowCopy { set.insert(.copy) }
            if allowMove { set.insert(.move) }
            if allowDelete { set.insert(.delete) }
            if allowAlias { set.insert(.alias) }
            return set
        }
    }

    /// What other programs may do with dragged items.
    public struct OperationsOutsideApp: Hashable, Sendable {
        public var allowCopy: Bool
        public var allowMove: Bool
        public var allowDelete: Bool
        public var allowAlias: Bool

        public init(
            allowCopy: Bool = true,
            allowMove: Bool = false,
            allowDelete: Bool = false,
            allowAlias: Bool = false
        ) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
            self.allowAlias = allowAlias
        }
    }
}

private enum DragConfigurationKey: EnvironmentKey { static var defaultValue: DragConfiguration? { nil } }

extension EnvironmentValues {
    /// What targets may do with items that are dragged from a view; nil for everything.
    var dragConfiguration: DragConfiguration? {
        get { self[DragConfigurationKey.self] }
        set { self[DragConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Sets what targets may do with the items that are dragged from the view. Without a configuration, they may do
    /// everything.
    public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        environment(\.dragConfiguration, configuration)
    }
}
