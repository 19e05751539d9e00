import OrielCore

/// The pages of a stack, in front of each other.
package enum NavigationStackRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.depthStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "navigation"
        markup[.dataEdge] = node.wordsForEdgesUnderBars
        markup.isSlot = true
        return Box(markup)
    }
}

/// A page: a bar with the toolbar items of its content, the content, and a bar at the bottom.
package enum PageRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = Markup(.section)
        markup[.dataKind] = "page"
        markup[.dataStyle] = attributes.string(.titleDisplay) ?? "large"
        var variants: [String] = []
        if attributes.bool(.hidesBar) { variants.append("bare") }
        if attributes.string(.barBackgroundVisibility) == "hidden" { variants.append("clear") }
        if attributes.bool(.hidesTitle) { variants.append("untitled") }
        if !variants.isEmpty { markup[.dataVariant] = variants.joined(separator: " ") }
        if attributes.bool(.isCovered) {
            markup[.dataState] = "covered"
            markup[.inert] = "true"
        }
        if !attributes.bool(.isRootPage) {
            // From the trailing edge.
            let aside = "translate:calc(100%*var(--forth)) 0"
            markup[.dataIn] = aside
            markup[.dataOut] = aside
        }
        var keyboardBar = part(.footer, "toolbar", portal: .keyboardBar)
        keyboardBar[.dataKeyboard] = ""
        markup.parts = [
            header(attributes), content(node), part(.footer, "toolbar", portal: .bottomBar), keyboardBar,
        ]
        return Box(markup)
    }

    private static func header(_ attributes: Attributes) -> Markup {
        var header = Markup(.header)
        header[.dataKind] = "bar"
        if let scheme = attributes.string(.barColorScheme) { header.style[.colorScheme] = scheme }
        if case .color(let tint)? = attributes[.tint] { header.style[.tint] = tint.css }
        if case .style(let style)? = attributes[.barBackground] {
            header[.dataState] = "filled"
            style.value.paint(&header.style)
        }
        header.parts = [
            part(.div, "leading", portal: .leadingBar),
            part(.div, "principal", portal: .principalBar),
            part(.div, "trailing", portal: .trailingBar),
            part(.div, "titles", portal: .titleBar),
            part(.div, "searching", portal: .searchBar),
        ]
        return header
    }

    private static func content(_ node: WebNode) -> Markup {
        var content = Markup()
        content[.dataKind] = "content"
        if node.onlyChild == nil { content[.dataVariant] = "column" }
        content.isSlot = true
        return content
    }

    private static func part(_ tag: DOMTag, _ kind: String, portal: PortalTarget) -> Markup {
        var part = Markup(tag)
        part[.dataKind] = kind
        part.portal = portal
        return part
    }
}

/// The title of a page: large under the bar and small in it. The base style sheet shows one of them.
package enum TitleRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        let text = node.element.text ?? ""
        var markup = Markup()
        markup[.dataKind] = node.kind == .title ? "title" : "subtitle"
        if case .style(let style)? = node.attributes[.foreground] { markup.style[.color] = style.value.cssColor }
        var large = Markup(node.kind == .title ? .h1 : .p)
        large.text = text
        var small = Markup(.span)
        small[.ariaHidden] = "true"
        small.text = text
        markup.parts = [large, small]
        return Box(markup)
    }
}

/// The button that returns to the previous page.
package enum BackButtonRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup[.dataKind] = "back"
        markup[.dataBack] = ""
        if case .color(let tint)? = node.attributes[.tint] { markup.style[.tint] = tint.css }
        markup.events = node.element.events.mask
        var name = Markup(.span)
        name.text = node.element.text ?? ""
        markup.parts = [.chevron(pointing: .backward), name]
        return Box(markup)
    }
}

/// Marks a navigation link, so that rows can show an arrow after it. It is an anchor if it has an address, so that a
/// browser can open it elsewhere.
package enum NavigationLinkRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        state.phase = .closed
        return state
    }

    /// In a modifier of a row, such as a background, the link takes the width of the row, as it does without one.
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.isInModifierOfRow ? node.traitsOfChildren.union(.expandsHorizontally) : node.traitsOfChildren
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup[.dataRole] = "link"
        if node.isInModifierOfRow { box.markup[.dataRow] = "true" }
        if node.attributes.bool(.isSelected) { box.markup[.ariaCurrent] = "page" }
        if node.attributes[.showsIndicator] == .bool(false) { box.markup[.dataState] = "unmarked" }
        // A link without a destination is a disabled button, and a link in a menu is a menu item.
        guard box.markup.tag == .button, box.markup[.disabled] == nil, box.markup[.role] == nil else { return }
        if let address = node.linkedAddress {
            box.markup[.href] = address
        } else if node.host?.flags.contains(.hasControls) == true {
            // HTML allows no button in a button.
            box.markup[.role] = "link"
            box.markup[.tabIndex] = "0"
        } else {
            return
        }
        box.markup.tag = .a
        box.markup[.type] = nil
    }
}

extension WebNode {
    /// The address of a navigation link: the address of its page, and its own component.
    fileprivate var linkedAddress: String? {
        guard let part = element.text ?? firstText.map({ AddressSlug.of($0) }), !part.isEmpty else { return nil }
        var parts = [part]
        var node = self
        while let parent = node.parent {
            // Sheets have no address.
            if parent.kind.isInFrontOfBars { return nil }
            if parent.kind == .navigationStack {
                // The page and those before it in the stack.
                let pages = parent.children.prefix { $0 !== node } + [node]
                parts += pages.compactMap { $0.attributes.string(.addressPart) }.reversed()
            } else if parent.kind == .tab, let part = parent.attributes.string(.addressPart), !part.isEmpty {
                parts.append(part)
            }
            node = parent
        }
        return "/" + parts.reversed().joined(separator: "/")
    }

    /// Whether the view is the content of a list's row, and not its child: modifiers around it have nodes of their own.
    fileprivate var isInModifierOfRow: Bool {
        var view = outermost
        var isInModifier = false
        while let parent = view.parent {
            if parent.kind == .listRow { return isInModifier }
            guard parent.traitContent === view else { return false }
            isInModifier = true
            view = parent.outermost
        }
        return false
    }

    private var firstText: String? {
        if kind == .text, let text = element.text, !AddressSlug.of(text).isEmpty { return text }
        for child in children {
            if let text = child.firstText { return text }
        }
        return nil
    }
}

/// An item of a bar.
package enum ToolbarItemRenderer: ElementRenderer {
    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = LayoutContext()
        context.axis = .horizontal
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.horizontalStack) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "baritem"
        markup[.dataRole] = node.attributes.string(.placement)
        markup.isSlot = true
        return Box(markup)
    }
}

/// Columns side by side.
package enum SplitViewRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "split"
        markup.isSlot = true
        return Box(markup)
    }
}

/// One column of a split view.
package enum ColumnRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .fillsWindow }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "column"
        markup[.dataRole] = node.attributes.string(.role)
        if let width = node.attributes.number(.width) { markup.style.append(.columnWidth, px(width)) }
        markup.isSlot = true
        return Box(markup)
    }
}

extension LayoutTraits {
    /// Takes the whole offer, and never more.
    package static let fillsWindow: LayoutTraits = [.expands, .softHorizontally, .softVertically]
}

extension Markup {
    package enum ChevronDirection { case backward, forward }

    /// Returns an arrow without a shaft that follows the reading direction.
    package static func chevron(pointing direction: ChevronDirection) -> Markup {
        var svg = Markup(.svg)
        svg[.viewBox] = "0 0 12 20"
        svg[.ariaHidden] = "true"
        svg[.dataKind] = "chevron"
        var path = Markup(.path)
        path[.d] = direction == .backward ? "M10 2 2 10l8 8" : "m2 2 8 8-8 8"
        svg.parts = [path]
        return svg
    }
}
