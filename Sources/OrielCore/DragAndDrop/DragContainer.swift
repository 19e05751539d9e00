public import OrielCoreTransferable

/// The items of a view whose parts are dragged by their identity.
private struct DragContainer {
    let namespace: Namespace.ID?
    let items: ([AnyHashable]) -> [DraggedItem]
}

/// The selected items of the drag containers inside.
private struct DragSelection {
    let namespace: Namespace.ID?
    let items: () -> [AnyHashable]
}

private enum DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }
private enum DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragSelection] { [] } }

extension EnvironmentValues {
    /// The containers around a view, outermost first.
    fileprivate var dragContainers: [DragContainer] {
        get { self[DragContainersKey.self] }
        set { self[DragContainersKey.self] = newValue }
    }

    fileprivate var dragSelections: [DragSelection] {
        get { self[DragSelectionsKey.self] }
        set { self[DragSelectionsKey.self] = newValue }
    }
}

/// Lets the user drag its content as an item of the container around it.
private struct ContainerItemModifier {
    let id: AnyHashable
    let namespace: Namespace.ID?
}

extension ContainerItemModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.draggable, events: .lift)
        element.attributes.set(.isDisabled, !environment.isEnabled || container(in: environment) == nil)
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        guard case .lift(let isLifted) = event else { return }
        let coordinator = node.graph.dragCoordinator
        guard isLifted, let container = container(in: environment) else { return coordinator.end() }
        let selected = environment.dragSelections.last { $0.namespace == namespace }?.items() ?? []
        let ids = selected.contains(id) ? selected : [id]
        coordinator.begin(container.items(ids), ids: ids, from: node, in: environment)
    }

    private func container(in environment: EnvironmentValues) -> DragContainer? {
        environment.dragContainers.last { $0.namespace == namespace }
    }
}

extension View {
    /// Makes the view a container of items that the user can drag, one or all selected ones.
    ///
    ///     ForEach(fruits) { fruit in
    ///         FruitView(fruit).draggable(containerItemID: fruit.id)
    ///     }
    ///     .dragContainer(for: Fruit.self, itemID: \.id) { ids in fruits.filter { ids.contains($0.id) } }
    ///     .dragContainerSelection(Array(selection))
    ///
    /// - Parameters:
    ///   - itemID: The identity of an item.
    ///   - namespace: Tells the container's items from those of another container around them.
    ///   - payload: Returns the items with some identities, when a drag begins.
    public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        transformEnvironment(\.dragContainers) { containers in
            containers.append(
                DragContainer(namespace: namespace) { ids in
                    payload(ids.compactMap { $0.base as? ItemID }).map { DraggedItem($0) }
                }
            )
        }
    }

    /// Makes the view a container of items with an identity that the user can drag, one or all selected ones.
    public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Sets the items that are dragged together with any one of them, in the drag containers of this view.
    public nonisolated func dragContainerSelection<ItemID: Hashable>(
        _ selection: @autoclosure @escaping () -> [ItemID],
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        transformEnvironment(\.dragSelections) { selections in
            selections.append(
                DragSelection(namespace: containerNamespace) { selection().map { AnyHashable($0) } }
            )
        }
    }

    /// Lets the user drag the view as an item of the drag container around it.
    public nonisolated func draggable<ItemID: Hashable>(
        containerItemID: ItemID,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(ContainerItemModifier(id: AnyHashable(containerItemID), namespace: containerNamespace))
    }
}
