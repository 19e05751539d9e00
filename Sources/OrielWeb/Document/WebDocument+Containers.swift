import OrielCore

/// The parts of the boxes of pages, tab views and sheets that depend on the content inside them.
///
/// Style rules cannot select by content: a browser that must check whether a node contains something restyles far more
/// nodes than have changed.
extension WebDocument {
    /// Adds the parts that depend on a view's content to its box.
    func describeContent(of host: WebNode, in box: inout Box) {
        switch host.kind {
        case .page: describePage(host, in: &box.markup)
        case .tabView: describeTabs(host, in: &box.markup)
        case .sheet, .cover: box.markup[.dataScheme] = preferredScheme(in: host)
        case .popover:
            box.markup[.dataScheme] = preferredScheme(in: host)
            // Its arrow has the colour of the list.
            describeList(of: host.frontPage ?? host, in: &box.markup)
        default: break
        }
    }

    /// Adds whether a grouped list fills a view.
    private func describeList(of view: WebNode, in markup: inout Markup) {
        switch view.list?.attributes.string(.listStyle) {
        case "grouped", "insetGrouped": markup.addVariant("grouped")
        default: break
        }
    }

    private func describePage(_ page: WebNode, in markup: inout Markup) {
        if let list = page.list {
            switch list.attributes.string(.listStyle) {
            case "grouped", "insetGrouped": markup.addVariant("grouped")
            case "sidebar": markup.addVariant("sidebar")
            default: break
            }
        }
        let parts = Set(tree.portals.filter { $0.isInBar && pageHost(of: $0) === page }.map(\.kind))
        // As Apple's, a pushed page has no bar if nothing is in it, such as a title or a back button.
        let hasEmptyBar = parts.isEmpty && !page.attributes.bool(.isRootPage)
        if hasEmptyBar, !page.attributes.bool(.hidesBar) { markup.addVariant("bare") }
        let scrolls = page.movesLargeTitle
        if markup[.dataStyle] == "large", parts.contains(.title) {
            // A large title moves up with content that scrolls.
            markup.addVariant(scrolls ? "collapsing" : "titled")
            if parts.contains(.subtitle) { markup.addVariant("subtitle") }
        } else if markup[.dataStyle] == "large", scrolls, !parts.isEmpty {
            // The bar gets its background when content is under it.
            markup.addVariant("collapsing")
            markup.addVariant("plain")
        }
        if markup[.dataStyle] == "inline", page.attributes[.barBackgroundVisibility] == nil,
            !hasEmptyBar, !page.attributes.bool(.hidesBar)
        {
            // As Apple's, the bar has a background only while content is under it.
            if page.flags.contains(.scrollsUnderBar) {
                markup.addVariant("edge")
            } else if !page.flags.contains(.isAlwaysUnderBar) {
                markup.addVariant("still")
            }
        }
        if parts.contains(.searchField) { markup.addVariant("search") }
        if tree.portals.contains(where: { $0.portalTarget == .bottomBar && pageHost(of: $0) === page }) {
            markup.addVariant("tools")
            if !page.hasScroller(underBarAt: .touchesBottom) { markup.addVariant("flat") }
        }
    }

    private func pageHost(of portal: WebNode) -> WebNode? {
        portal.portalTarget.map { portalHost($0, of: portal) }
    }

    private func describeTabs(_ tabs: WebNode, in markup: inout Markup) {
        let selected = tabs.children.first { $0.kind == .tab && $0.attributes.bool(.isSelected) }
        guard let selected else { return }
        let content = selected.frontPage ?? selected
        if !content.hasScroller(underBarAt: .touchesBottom) { TabViewRenderer.flattenBar(of: tabs, in: &markup) }
        TabViewRenderer.paintBar(of: selected, in: &markup)
        guard let page = selected.frontPage else { return }
        TabViewRenderer.paintBar(of: page, in: &markup)
        describeList(of: page, in: &markup)
    }

    /// Marks the views whose boxes depend on a view that was inserted, removed or changed.
    func markContainers(of node: WebNode) {
        switch node.kind {
        case .appearance:
            if let sheet = node.presentation {
                if sheet.host?.box != nil { mark(sheet, .needsBox) }
            } else {
                mayHaveNewScheme = true
                mayHaveNewLanguage = true
            }
        case .title, .subtitle:
            let page = portalHost(.titleBar, of: node)
            if page.kind == .page, page.box != nil { mark(page, .needsBox) }
        case .list, .scrollView, .page, .tab:
            var ancestor = node.parent
            while let view = ancestor {
                if [.page, .tabView, .popover].contains(view.kind), view.box != nil { mark(view, .needsBox) }
                if view.kind == .tabView || view.kind.isInFrontOfBars { return }
                ancestor = view.parent
            }
        default: break
        }
    }

    // MARK: - The colour scheme of the window

    /// Returns the scheme that content of a sheet, or of the window, prefers; that of the first view in document order.
    private func preferredScheme(in sheet: WebNode?) -> String? {
        let views = tree.appearances.filter {
            $0.attributes.bool(.isPreferred) && $0.attributes[.colorScheme] != nil && $0.presentation === sheet
        }
        guard views.count > 1 else { return views.first?.attributes.string(.colorScheme) }
        let first = (sheet ?? tree.root).first { view in views.contains { $0 === view } }
        return first?.attributes.string(.colorScheme)
    }

    /// Sends the scheme of the window if it has changed.
    func updateScheme() {
        guard mayHaveNewScheme else { return }
        mayHaveNewScheme = false
        let new = preferredScheme(in: nil) ?? defaultScheme
        guard new != scheme else { return }
        scheme = new
        if hasClient { encoder.setAttribute(.dataScheme, of: tree.rootNode.number, to: new) }
    }

    /// Sends the scheme of the window to a client that has mounted the page, which removes the previous one.
    package func sendScheme() {
        if let scheme { encoder.setAttribute(.dataScheme, of: tree.rootNode.number, to: scheme) }
    }
}

extension Markup {
    /// Adds a word to the variants of a node.
    mutating func addVariant(_ word: String) {
        self[.dataVariant] = self[.dataVariant].map { "\($0) \(word)" } ?? word
    }
}

extension WebNode {
    /// Whether this is visible content of the bar of a page.
    fileprivate var isInBar: Bool {
        switch portalTarget {
        case .leadingBar, .principalBar, .trailingBar, .searchBar: true
        case .titleBar: element.text?.isEmpty == false
        case .page, .bottomBar, .keyboardBar, .tabBar, .sidebarHeader, .sidebarFooter, .menu, nil: false
        }
    }

    /// The list that fills a page.
    fileprivate var list: WebNode? { children.lazy.compactMap(\.listInside).first }

    /// This list, or the one inside of layers and frames that have its size, or at the back of a stack that it fills.
    private var listInside: WebNode? {
        var node = self
        while node.kind != .list {
            guard let content = node.contentOfItsSize else { return nil }
            node = content
        }
        return node
    }

    private var contentOfItsSize: WebNode? {
        if flags.contains(.isMerged) { return renderer.content(of: self) }
        let fills = attributes.number(.maxWidth) == .infinity && attributes.number(.maxHeight) == .infinity
        if kind == .frame, fills { return onlyChild }
        if kind == .padding, PaddingRenderer.insets(of: self) == EdgeInsets() { return onlyChild }
        // Behind the others.
        if kind == .zStack, let back = children.first, back.traits.isSuperset(of: .expands) { return back }
        return renderer.keepsFrame ? sizingContent : nil
    }

    /// The visible page of the navigation stack that fills the view.
    fileprivate var frontPage: WebNode? {
        var view: WebNode? = self
        while let node = view {
            if node.kind == .navigationStack {
                return node.children.last { $0.kind == .page && !$0.attributes.bool(.isCovered) }
            }
            view = node.onlyChild
        }
        return nil
    }

    /// Returns the first view of the subtree, in document order, for which a condition holds.
    fileprivate func first(where condition: (WebNode) -> Bool) -> WebNode? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    /// The nearest sheet, alert or dialog around the view.
    fileprivate var presentation: WebNode? {
        var ancestor = parent
        while let view = ancestor {
            if view.kind.isInFrontOfBars { return view }
            ancestor = view.parent
        }
        return nil
    }
}
