import OrielCore
import OrielProtocol

/// Tabs with a bar, or pages side by side.
package enum TabViewRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(isPaged(node) ? .cell : .depthStack) }

    private static func isPaged(_ node: WebNode) -> Bool { node.attributes.string(.style) == "page" }

    package static func box(of node: WebNode) -> Box {
        isPaged(node) ? pagedBox(of: node) : barBox(of: node)
    }

    private static func barBox(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "tabs"
        markup[.dataStyle] = node.attributes.string(.style)
        var content = Markup()
        content[.dataKind] = "tabcontent"
        content.isSlot = true
        var skip = Markup(.button)
        skip[.type] = "button"
        skip[.dataKind] = "skip"
        skip.text = node.element.text
        skip.events = EventMask(.tap)
        var bar = Markup(.nav)
        bar[.dataKind] = "tabbar"
        bar[.role] = "tablist"
        bar.portal = .tabBar
        if case .color(let tint)? = node.attributes[.tint] { bar.style[.tint] = tint.css }
        if case .color(let tint)? = node.attributes[.unselectedTint] { bar.style[.unselected] = tint.css }
        // The bar is below the content of a narrow window, but keys and screen readers reach it first.
        markup.parts = [skip, bar, content]
        if node.attributes.bool(.hasSidebar) {
            markup.parts.insert(sidebarPart(.sidebarHeader), at: 1)
            markup.parts.insert(sidebarPart(.sidebarFooter), at: 3)
        }
        paintBar(of: node, in: &markup)
        return Box(markup)
    }

    private static func sidebarPart(_ portal: PortalTarget) -> Markup {
        var part = Markup()
        part[.dataKind] = portal == .sidebarHeader ? "sidehead" : "sidefoot"
        part.portal = portal
        return part
    }

    /// Gives the bar the look that the tab view or the page in front of it declares.
    package static func paintBar(of node: WebNode, in markup: inout Markup) {
        guard let bar = markup.parts.firstIndex(where: { $0[.dataKind] == "tabbar" }) else { return }
        if node.attributes.bool(.hidesTabBar) { markup.addVariant("bare") }
        if case .style(let style)? = node.attributes[.tabBarBackground] {
            markup.parts[bar][.dataState] = "filled"
            style.value.paint(&markup.parts[bar].style)
        }
        switch node.attributes.string(.tabBarBackgroundVisibility) {
        case "hidden": markup.parts[bar][.dataState] = "clear"
        case "visible" where markup.parts[bar][.dataState] != "filled": markup.parts[bar][.dataState] = nil
        default: break
        }
    }

    /// Takes the background off the bar at the bottom if nothing scrolls under it, unless the app has chosen one.
    package static func flattenBar(of tabs: WebNode, in markup: inout Markup) {
        guard tabs.attributes[.tabBarBackgroundVisibility] == nil,
            let bar = markup.parts.firstIndex(where: { $0[.dataKind] == "tabbar" && $0[.dataState] == nil })
        else { return }
        markup.parts[bar][.dataState] = "flat"
    }

    private static func pagedBox(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "pager"
        var pages = Markup()
        pages[.dataKind] = "pages"
        pages[.tabIndex] = "0"
        pages.events = EventMask(.scroll)
        pages.isSlot = true
        var dots = Markup()
        dots[.dataKind] = "dots"
        dots[.dataStyle] = node.attributes.string(.indexBackground)
        dots.events = EventMask(.select)
        if case .color(let tint)? = node.attributes[.selectedTint] { dots.style[.selected] = tint.css }
        if case .color(let tint)? = node.attributes[.unselectedTint] { dots.style[.unselected] = tint.css }
        let count = Int(saturating: node.attributes.number(.count) ?? 0)
        let selected = Int(saturating: node.attributes.number(.index) ?? 0)
        if !node.attributes.bool(.showsIndicator) || count < 2 { dots[.hidden] = "true" }
        dots.parts = (0..<count).map { index in
            var dot = Markup(.button)
            dot[.type] = "button"
            dot[.dataIndex] = "\(index)"
            dot[.ariaLabel] = "\(index + 1)/\(count)"
            if index == selected { dot[.ariaCurrent] = "true" }
            return dot
        }
        markup.parts = [pages, dots]
        return Box(markup)
    }
}

/// A view above or below the tabs of a sidebar.
package enum SidebarPartRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.verticalStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "sidepart"
        markup[.dataRole] = node.attributes.string(.placement)
        markup.isSlot = true
        return Box(markup)
    }
}

/// The content of a tab.
package enum TabRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "tab"
        markup[.role] = "tabpanel"
        if node.onlyChild == nil { markup[.dataVariant] = "column" }
        if !node.attributes.bool(.isSelected) {
            markup[.dataState] = "covered"
            markup[.inert] = "true"
        }
        markup.isSlot = true
        return Box(markup)
    }
}

/// The label of a tab.
package enum TabItemRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup[.role] = "tab"
        markup[.dataKind] = "tabitem"
        if case .color(let tint)? = node.attributes[.tint] { markup.style[.tint] = tint.css }
        markup[.dataRole] = node.attributes.string(.role)
        markup[.ariaSelected] = node.attributes.bool(.isSelected) ? "true" : "false"
        if node.attributes.bool(.isDisabled) { markup[.disabled] = "true" }
        markup.events = node.element.events.mask
        var label = Markup(.span)
        label[.dataKind] = "label"
        label.isSlot = true
        var badge = Markup(.span)
        badge[.dataKind] = "badge"
        badge.text = node.attributes.string(.badge) ?? ""
        markup.parts = [label, badge]
        return Box(markup)
    }
}
