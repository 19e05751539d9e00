import OrielCore
import OrielProtocol

/// A view that can be dragged.
package enum DraggableRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup.events.formUnion(node.element.events.mask)
        box.markup[.dataLift] = node.attributes.string(.dropRole) ?? ""
    }
}

/// The view at the pointer while another view is dragged. It is not seen until then.
package enum DragPreviewRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "drag-preview"
        markup[.ariaHidden] = "true"
        markup[.inert] = "true"
        markup.isSlot = true
        return Box(markup)
    }
}

/// A view that takes what is dropped on it.
package enum DropTargetRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup.events.formUnion(node.element.events.mask)
        // Of several targets on one node, each may want to know of every motion.
        if let role = node.attributes.string(.dropRole) { box.markup[.dataDrop] = role }
        if box.markup[.dataDrop] == nil { box.markup[.dataDrop] = "" }
    }
}
