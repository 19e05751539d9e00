import OrielCore

/// A value with a label before it.
package enum LabeledContentRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        guard !node.hidesLabel else { return [] }
        return node.traitsOfChildren.intersection(.beginsWithIcon).union([.expandsHorizontally, .softHorizontally])
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .horizontal
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    /// Content that expands, such as a field, gets what the label leaves.
    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        guard child.kind != .controlLabel, child.traits.contains(.expandsHorizontally), !isMenu(child) else {
            return placement(of: node)
        }
        return Placement(.horizontalStack, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
    }

    /// Whether the view is a menu of a picker, which expands in rows, but is at the trailing edge beside a label.
    private static func isMenu(_ node: WebNode) -> Bool {
        var node = node
        while let content = node.traitContent { node = content }
        return node.kind == .picker && PickerRenderer.isMenu(node)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "labeled"
        if node.hidesLabel { markup[.dataState] = "unlabeled" }
        markup.isSlot = true
        return Box(markup)
    }
}

/// A filled box with a title.
package enum GroupBoxRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .vertical
        if context.horizontal != .bounded { context.horizontal = .byStack }
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.verticalStack, alignment: .leading) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        child.kind == .controlLabel ? placement(of: node) : Placement(.verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "groupbox"
        markup[.role] = "group"
        let name = node.labelText()
        if !name.isEmpty { markup[.ariaLabel] = name }
        markup.isSlot = true
        return Box(markup)
    }
}

/// Controls side by side.
package enum ControlGroupRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .horizontal
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.horizontalStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "controlgroup"
        markup[.role] = "group"
        let name = node.labelText()
        if !name.isEmpty { markup[.ariaLabel] = name }
        markup.isSlot = true
        return Box(markup)
    }
}

/// A title and, while open, the content below it.
package enum DisclosureRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .vertical
        if context.horizontal != .bounded { context.horizontal = .byStack }
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.verticalStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "disclosure"
        markup.isSlot = true
        return Box(markup)
    }
}
