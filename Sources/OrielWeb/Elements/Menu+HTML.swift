import OrielCore

/// A button that opens a menu. The client opens and closes it; the items are always part of the page.
package enum MenuRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .horizontal
        return context
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "menu"
        var button = Markup(.button)
        button[.type] = "button"
        button[.ariaHasPopup] = "menu"
        // A button with its own action opens the menu by a long press.
        let hasAction = !node.element.events.isEmpty
        button[hasAction ? .dataContext : .dataMenu] = ""
        button.events = node.element.events.mask
        if let style = node.attributes.string(.style) { button[.dataStyle] = style }
        if node.attributes[.showsIndicator] == .bool(true) { button[.dataVariant] = "indicator" }
        if node.attributes.bool(.isDisabled) { button[.disabled] = "true" }
        if case .color(let tint)? = node.attributes[.tint] { button.style[.tint] = tint.css }
        button.isSlot = true
        markup.parts = [button, .menuItems]
        return Box(markup)
    }
}

/// A view with a menu opened by a long press or a secondary click.
package enum ContextMenuRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "contextmenu"
        var content = Markup()
        content[.dataKind] = "content"
        content[.dataContext] = ""
        if node.onlyChild == nil { content[.dataVariant] = "column" }
        content.isSlot = true
        var items = Markup.menuItems
        items[.dataVariant] = node.attributes.string(.style)
        markup.parts = [content, items]
        return Box(markup)
    }
}

/// The view above the items of a context menu. It comes after them, as the first item has the focus, and cannot be used.
package enum MenuPreviewRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.axis = .vertical
        context.vertical = .unbounded
        return context
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "menupreview"
        markup[.inert] = "true"
        if node.onlyChild == nil { markup[.dataVariant] = "column" }
        markup.isSlot = true
        return Box(markup)
    }
}

/// The menu of a row in a list.
package enum RowMenuRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext { MenuItemsRenderer.childContext(of: node) }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup.menuItems
        markup.portal = nil
        markup[.id] = node.parent?.rowMenuID
        markup.isSlot = true
        return Box(markup)
    }
}

extension WebNode {
    /// The id of the menu in a row.
    var rowMenuID: String { "row-menu-\(id.rawValue)" }

    /// Whether the view is an item of a menu.
    var isInMenu: Bool {
        var ancestor = parent
        while let view = ancestor {
            if view.kind == .menuItems || view.kind == .rowMenu { return true }
            ancestor = view.parent
        }
        return false
    }
}

/// The items of a menu.
package enum MenuItemsRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.axis = .vertical
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.style[.display] = "contents"
        markup.isSlot = true
        return Box(markup)
    }
}

extension Markup {
    /// The node for the items of a menu.
    fileprivate static var menuItems: Markup {
        var items = Markup()
        items[.popover] = "manual"
        items[.role] = "menu"
        items[.dataKind] = "menuitems"
        items.portal = .menu
        return items
    }
}

/// The menus of a window, above its content.
package enum MenuBarRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .expandsHorizontally }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "menubar"
        markup[.role] = "toolbar"
        markup.isSlot = true
        return Box(markup)
    }
}
