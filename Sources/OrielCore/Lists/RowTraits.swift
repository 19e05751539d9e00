import Foundation

/// The settings of a list's row, set by modifiers inside and outside of it.
struct RowTraits {
    var insets: EdgeInsets?
    /// A background that is one colour.
    var color: Color?
    var background: AnyView?
    var topSeparator: Visibility?
    var bottomSeparator: Visibility?
    var topSeparatorTint: Color?
    var bottomSeparatorTint: Color?
    var itemTint: Color?
    var leadingActions: SwipeActions?
    var trailingActions: SwipeActions?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var isSelectionDisabled: Bool?
    /// The value of the row in the list's selection.
    var tag: AnyHashable?

    /// Returns these traits, overridden by traits set nearer to the row.
    func overridden(by inner: RowTraits) -> RowTraits {
        var result = self
        if inner.color != nil || inner.background != nil {
            (result.color, result.background) = (inner.color, inner.background)
        }
        result.insets = inner.insets ?? insets
        result.topSeparator = inner.topSeparator ?? topSeparator
        result.bottomSeparator = inner.bottomSeparator ?? bottomSeparator
        result.topSeparatorTint = inner.topSeparatorTint ?? topSeparatorTint
        result.bottomSeparatorTint = inner.bottomSeparatorTint ?? bottomSeparatorTint
        result.itemTint = inner.itemTint ?? itemTint
        result.leadingActions = inner.leadingActions ?? leadingActions
        result.trailingActions = inner.trailingActions ?? trailingActions
        result.isDeleteDisabled = inner.isDeleteDisabled ?? isDeleteDisabled
        result.isMoveDisabled = inner.isMoveDisabled ?? isMoveDisabled
        result.isSelectionDisabled = inner.isSelectionDisabled ?? isSelectionDisabled
        result.tag = inner.tag ?? tag
        return result
    }
}

private enum RowTraitsKey: EnvironmentKey { static var defaultValue: RowTraits { RowTraits() } }

extension EnvironmentValues {
    /// The row traits set outside of the rows: on a section, a `ForEach`, a row's whole view.
    var rowTraits: RowTraits {
        get { self[RowTraitsKey.self] }
        set { self[RowTraitsKey.self] = newValue }
    }
}

/// A modifier that sets row traits from inside the row, for example below a padding or a gesture of the row.
struct RowTraitContribution {
    let traits: RowTraits
}

extension RowTraitContribution: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func willMount(on node: ViewNode, state: inout Void) {
        node.enclosingRow?.contribute(traits, from: node)
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        if !FieldComparison.areEqual(old.traits, traits) { node.enclosingRow?.contribute(traits, from: node) }
    }

    func willUnmount(from node: ViewNode, state: inout Void) {
        node.enclosingRow?.withdrawContribution(of: node)
    }
}

/// A modifier that sets the traits of the rows inside.
struct InheritedRowTraits {
    let traits: RowTraits
}

extension InheritedRowTraits: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.rowTraits = values.rowTraits.overridden(by: traits) }
}

extension ViewNode {
    /// The row of a list that contains this node.
    final var enclosingRow: ListRowNode? {
        var ancestor = parent
        while let current = ancestor {
            if let row = current as? ListRowNode { return row }
            if current is LazyRowsNode { return nil }
            ancestor = current.parent
        }
        return nil
    }
}

extension View {
    /// Sets traits of the rows inside this view, or of the row that contains it.
    nonisolated func rowTraits(_ traits: RowTraits) -> some View {
        modifier(RowTraitContribution(traits: traits)).modifier(InheritedRowTraits(traits: traits))
    }
}
