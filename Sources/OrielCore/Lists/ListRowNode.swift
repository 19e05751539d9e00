import Foundation

/// The type of a view that is mounted as one row of a list, with a row element around it.
final class ListRowViewType: ViewType {
    private let contentType: ViewType

    init(_ content: ViewType) {
        contentType = content
        super.init(content.metatype)
    }

    override func makeAdapted(to context: RowContext) -> ViewType { self }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = ListRowNode(type: self, parent: parent, environment: environment)
        node.begin(contentType.mount(value, in: node, environment: environment))
        return node
    }
}

/// The node of a list's row. Its children are the row's view and, if any, the views behind and next to it.
final class ListRowNode: ElementNode, Rebuildable {
    /// The traits set by modifiers inside, outermost first.
    private var contributions: [(node: ObjectIdentifier, traits: RowTraits)] = []
    /// The collection that contains the row, and the node of the row's element in it.
    private unowned(unsafe) var rows: RowsNode?
    private unowned(unsafe) var place: ViewNode?
    private unowned(unsafe) var extras: ViewNode?

    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.listRow), type: type, parent: parent, environment: environment)
        var below: ViewNode = self
        var ancestor: ViewNode? = parent
        while let current = ancestor, !current.flags.contains(.hasElement) {
            if let rows = current as? RowsNode {
                self.rows = rows
                place = below
                return
            }
            below = current
            ancestor = current.parent
        }
    }

    fileprivate func begin(_ content: ViewNode) {
        firstChild = content
        // By now, the modifiers inside have contributed their traits.
        describe(isFirst: true)
    }

    override func update(from value: OwnedValue) {
        firstChild.unsafelyUnwrapped.update(from: value)
        if flags.contains(.isDirty) { graph.evaluateOnUpdate(self) }
    }

    override func evaluate() { describe() }

    override var rebuildable: (any Rebuildable)? { self }

    /// Invalidates the row, so that it checks again whether it can be deleted and moved.
    func actionsDidChange() { graph.invalidate(self) }

    // MARK: - Traits

    func contribute(_ traits: RowTraits, from node: ViewNode) {
        let key = ObjectIdentifier(node)
        if let index = contributions.firstIndex(where: { $0.node == key }) {
            contributions[index].traits = traits
        } else {
            contributions.append((key, traits))
        }
        if firstChild != nil { graph.invalidate(self) }
    }

    func withdrawContribution(of node: ViewNode) {
        contributions.removeAll { $0.node == ObjectIdentifier(node) }
        if firstChild != nil { graph.invalidate(self) }
    }

    private func traits(in environment: EnvironmentValues) -> RowTraits {
        contributions.reduce(environment.rowTraits) { $0.overridden(by: $1.traits) }
    }

    // MARK: - Element

    private func describe(isFirst: Bool = false) {
        graph.epoch &+= 1
        var extras = RowExtras()
        let new = track { makeElement(in: EnvironmentValues(head: environment), extras: &extras) }
        dropStaleDependencies()
        if isFirst { begin(with: new) } else { show(new) }
        show(extras)
    }

    private func makeElement(in environment: EnvironmentValues, extras: inout RowExtras) -> Element {
        let traits = traits(in: environment)
        var element = Element(.listRow)
        if let insets = traits.insets { element.attributes[.insets] = .insets(insets) }
        if let color = traits.color { element.attributes[.color] = .color(color) }
        element.attributes.set(.topSeparator, traits.topSeparator)
        element.attributes.set(.bottomSeparator, traits.bottomSeparator)
        if let tint = traits.topSeparatorTint { element.attributes[.topSeparatorTint] = .color(tint) }
        if let tint = traits.bottomSeparatorTint { element.attributes[.bottomSeparatorTint] = .color(tint) }
        if let tint = traits.itemTint { element.attributes[.itemTint] = .color(tint) }
        extras.background = traits.background.map(RowBackground.init)
        extras.leadingActions = traits.leadingActions
        extras.trailingActions = traits.trailingActions
        if let selection = environment.listSelection, traits.isSelectionDisabled != true,
            let value = selectionValue(traits)
        {
            element.attributes.set(.isSelected, selection.contains(value))
            element.attributes.set(.allowsSelection, true)
            element.events.insert(.tap)
        }
        if let menu = environment.rowMenu, let value = selectionValue(traits) {
            let items = menu.items(value, environment.listSelection?.rows ?? [])
            extras.menu = items.map(RowMenuItems.init)
            element.attributes.set(.hasMenu, items != nil)
            if menu.primaryAction != nil, environment.editMode?.wrappedValue != .active {
                element.attributes.set(.allowsSelection, true)
                element.events.insert(.tap)
            }
        }
        guard let rows else { return element }
        let actions = RowActions.around(rows)
        if actions.delete != nil, traits.isDeleteDisabled != true {
            element.attributes[.deleteTitle] = .string(SystemWord.delete.text(in: environment.locale))
            element.events.insert(.delete)
            if environment.editMode?.wrappedValue == .active {
                extras.deleteControl = RowDeleteControl { [weak self] in self?.handle(.delete) }
            }
        }
        if actions.move != nil, traits.isMoveDisabled != true {
            element.attributes.set(.isMovable, true)
            element.events.formUnion([.reorder, .lift, .drop])
        }
        if actions.insertion != nil { element.events.insert(.drop) }
        if element.events.contains(.drop) {
            element.attributes[.dropRole] = .string(actions.insertion == nil ? "row own" : "row")
        }
        return element
    }

    private func selectionValue(_ traits: RowTraits) -> AnyHashable? {
        if let tag = traits.tag { return tag }
        guard let rows, let place else { return nil }
        return rows.id(of: place)
    }

    private func show(_ new: RowExtras) {
        if extras == nil {
            guard !new.isEmpty, let firstChild else { return }
            let type = ViewType.of(RowExtras.Content.self)
            let node = handOver(RowExtras().content) { type.mount($0, in: self, environment: environment) }
            firstChild.nextSibling = node
            extras = node
        }
        handOver(new.content) { extras?.update(from: $0) }
    }

    override func elementWillUnmount() { (rows, place, extras) = (nil, nil, nil) }

    // MARK: - Events

    override func handle(_ event: ElementEvent) {
        if event == .tap {
            let environment = EnvironmentValues(head: environment)
            guard let value = selectionValue(traits(in: environment)) else { return }
            if let action = environment.rowMenu?.primaryAction, environment.editMode?.wrappedValue != .active {
                action(value)
            } else if let context = environment.navigationContext, context.column != nil,
                environment.editMode?.wrappedValue != .active
            {
                environment.listSelection?.selectOnly(value)
                context.didSelectRow()
            } else {
                environment.listSelection?.select(value)
            }
            return
        }
        // Positions refer to the current collection: first apply the changes of earlier events of the same turn.
        if graph.hasPendingWork { graph.flush() }
        guard isMounted, let rows, let place, let position = rows.position(of: place) else { return }
        let actions = RowActions.around(rows)
        switch event {
        case .lift(true): graph.dragCoordinator.begin([], from: self)
        case .lift(false): graph.dragCoordinator.end()
        case .drop(let drop): handle(drop, at: position, in: rows, actions)
        case .delete: actions.delete?(IndexSet(integer: position))
        case .reorder(let destination):
            guard destination >= 0, destination <= rows.count else { return }
            let target = destination + rows.firstPosition
            guard target <= rows.count, target != position, target != position + 1 else { return }
            actions.move?(IndexSet(integer: position), target)
        default: break
        }
    }

    /// Moves a row of the same collection here, or inserts the dropped items.
    private func handle(_ drop: DropEvent, at position: Int, in rows: RowsNode, _ actions: RowActions) {
        let destination = position + (drop.isAfter ? 1 : 0)
        if let move = actions.move, drop.content.isEmpty, let lifted = liftedPosition(in: rows) {
            guard drop.phase == .dropped, destination != lifted, destination != lifted + 1 else { return }
            return move(IndexSet(integer: lifted), destination)
        }
        let items = graph.dragCoordinator.items(of: drop, in: EnvironmentValues(head: environment))
        guard let insertion = actions.insertion, !items.isEmpty, insertion.accepts(items) else {
            return graph.dragCoordinator.pass(drop, from: self)
        }
        if drop.phase == .dropped { insertion.insert(items, destination) }
    }

    /// Returns the position of the row that is being dragged, if it is a row of the same collection that can be moved.
    private func liftedPosition(in rows: RowsNode) -> Int? {
        var ancestor: ViewNode? = graph.dragCoordinator.sourceNode
        while let current = ancestor {
            if let row = current as? ListRowNode, row.rows === rows {
                return row.element.attributes.bool(.isMovable) ? row.place.flatMap { rows.position(of: $0) } : nil
            }
            ancestor = current.parent
        }
        return nil
    }
}

/// An element that never changes.
struct SimpleElement: StaticElementDescription {
    let element: Element
}

extension Attributes {
    /// Sets a visibility unless it is automatic.
    mutating func set(_ name: Name, _ visibility: Visibility?) {
        switch visibility {
        case .visible: self[name] = .bool(true)
        case .hidden: self[name] = .bool(false)
        case .automatic, nil: break
        }
    }
}
