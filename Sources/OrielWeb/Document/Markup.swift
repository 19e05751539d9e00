package import OrielProtocol

/// The drawing of a view: a node of the page with its content, as a value.
package struct Markup {
    package var tag: DOMTag
    /// The style of the view; becomes a class.
    package var style = Style()
    /// Styles that change too often to become a class, such as a drag's offset.
    package var inline = Style()
    package var attributes: [DOMAttribute.Pair] = []
    package var events = EventMask()
    package var text: String?
    package var parts: [Markup] = []
    /// Whether the children of the view are the children of this node, before its parts.
    package var isSlot = false
    /// The target of the portals that end in this node; see `PortalTarget`.
    package var portal: PortalTarget?

    package init(_ tag: DOMTag = .div) { self.tag = tag }

    package subscript(attribute: DOMAttribute) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            let index = attributes.firstIndex { $0.name.rawValue >= attribute.rawValue } ?? attributes.endIndex
            let exists = index < attributes.endIndex && attributes[index].name == attribute
            switch (newValue, exists) {
            case (let value?, true): attributes[index].value = value
            case (let value?, false): attributes.insert(DOMAttribute.Pair(name: attribute, value: value), at: index)
            case (nil, true): attributes.remove(at: index)
            case (nil, false): break
            }
            if attribute == .dataKind {
                self[.dataParent] = newValue.flatMap { Self.kindsThatStyleContent.contains($0) ? "" : nil }
            }
        }
    }

    /// The kinds of nodes with rules for what is inside of them that name neither an attribute nor a class of it, such as
    /// `[data-kind=hit]:where([data-parent]) > *`.
    ///
    /// A browser tries such a rule on every element, or on every element with a tag, because every element is in a node with a
    /// `data-kind`. It skips a rule that names an attribute which no ancestor of the element has.
    static let kindsThatStyleContent: Set = [
        "actions", "back", "badge", "baritem", "beneath", "cancel", "choices", "controlgroup", "darker", "datepicker",
        "datetime", "dots", "draggable", "embed-layer", "fitting", "grid", "grid-row", "hit", "iconlabel", "labeled",
        "link", "mask", "menu", "menuitems", "month", "pages", "position", "representation", "stepper", "subtitle",
        "suggestions", "swipe-actions", "title", "wheel", "wheels",
    ]
}

/// A place for the nodes of elements that are shown away from their declaration.
package enum PortalTarget: UInt8, Hashable, Sendable {
    /// The end of the page: sheets, alerts, menus.
    case page
    /// Parts of the bar of the nearest page that contains the element.
    case leadingBar, principalBar, trailingBar, bottomBar, keyboardBar, searchBar, titleBar
    /// The labels of a tab view, and what is above and below them in a sidebar.
    case tabBar, sidebarHeader, sidebarFooter
    /// The items of a menu.
    case menu
}
