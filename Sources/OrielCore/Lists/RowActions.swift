public import Foundation

/// The actions on the rows of a `ForEach`.
struct RowActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insertion: RowInsertion?

    /// Returns the actions of a `ForEach`, its own and those of the modifiers directly around it; the innermost wins.
    @MainActor
    static func around(_ rows: RowsNode) -> RowActions {
        var actions = rows.edits?.actions ?? RowActions()
        var ancestor = rows.container?.parent
        while let current = ancestor, !current.flags.contains(.hasElement), !(current is RowsNode) {
            if let node = current as? any RowActionsNode {
                actions.delete = actions.delete ?? node.actions.delete
                actions.move = actions.move ?? node.actions.move
                actions.insertion = actions.insertion ?? node.actions.insertion
            }
            ancestor = current.parent
        }
        return actions
    }
}

@MainActor
private protocol RowActionsNode: ViewNode {
    var actions: RowActions { get }
}

/// A modifier that adds an action to the rows of its content.
@MainActor
protocol RowActionsModifier: PrimitiveModifier {
    var actions: RowActions { get }
}

extension RowActionsModifier {
    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        RowActionsViewType<Content, Self>()
    }
}

private final class RowActionsViewType<Content: View, Modifier: RowActionsModifier>:
    TypedViewType<ModifiedContent<Content, Modifier>>
{
    let contentType: ViewType
    let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)

    init(context: RowContext? = nil) {
        contentType = ViewType.of(Content.self, in: context)
        super.init(ModifiedContent<Content, Modifier>.self)
    }

    override var isRowGroup: Bool { contentType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType {
        RowActionsViewType<Content, Modifier>(context: context)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = TypedRowActionsNode<Content, Modifier>(
            value.field(at: layout.addition).take(Modifier.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }
}

private final class TypedRowActionsNode<Content: View, Modifier: RowActionsModifier>: ViewNode, RowActionsNode {
    private var modifier: Modifier

    var actions: RowActions { modifier.actions }

    init(
        _ modifier: Modifier,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.modifier = modifier
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        let layout = type(as: RowActionsViewType<Content, Modifier>.self).layout
        let old = actions
        modifier = value.field(at: layout.addition).take(Modifier.self)
        firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
        if (old.delete == nil) != (actions.delete == nil) || (old.move == nil) != (actions.move == nil)
            || (old.insertion == nil) != (actions.insertion == nil)
        {
            forEachChild { $0.rowActionsDidChange() }
        }
    }
}

extension ViewNode {
    /// Makes the rows of the collection in this node check their actions again.
    fileprivate final func rowActionsDidChange() {
        if let row = self as? ListRowNode { row.actionsDidChange() } else { forEachChild { $0.rowActionsDidChange() } }
    }
}

// MARK: - Modifiers

/// A modifier that makes rows deletable.
public struct _OnDeleteModifier {
    let action: ((IndexSet) -> Void)?
}

extension _OnDeleteModifier: ViewModifier, RowActionsModifier {
    public typealias Body = Never

    var actions: RowActions { RowActions(delete: action) }
}

/// A modifier that makes rows movable.
public struct _OnMoveModifier {
    let action: ((IndexSet, Int) -> Void)?
}

extension _OnMoveModifier: ViewModifier, RowActionsModifier {
    public typealias Body = Never

    var actions: RowActions { RowActions(move: action) }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets users delete rows by swiping or in edit mode.
    ///
    ///     ForEach(items) { ItemRow(item: $0) }
    ///         .onDelete { items.remove(atOffsets: $0) }
    ///
    /// - Parameter action: Called with the positions of the rows; nil disables deletion.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: _OnDeleteModifier(action: action))
    }

    /// Lets users move rows by dragging them: with a mouse at once, with a finger after a long press.
    ///
    /// Unlike Apple's, rows have no handles in edit mode. In tests, `ViewHost.move(_:to:)` calls the action.
    ///
    /// - Parameter action: Called with the positions of the rows and their destination; nil disables moving.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: _OnMoveModifier(action: action))
    }
}

extension View {
    /// Disables or enables the deletion of the row.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTraits(RowTraits(isDeleteDisabled: isDisabled))
    }

    /// Disables or enables the moving of the row.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTraits(RowTraits(isMoveDisabled: isDisabled))
    }

    /// Disables or enables the selection of the row.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTraits(RowTraits(isSelectionDisabled: isDisabled))
    }
}
