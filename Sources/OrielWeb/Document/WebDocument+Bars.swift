import Foundation
import OrielCore

/// Notes which views touch the bars around them: those of pages and tab views, and those of `safeAreaInset`.
///
/// A view that scrolls, and one that ignores the safe area, reaches under the bars that it touches. Views between it and the bar have
/// the same edge, and no other view shares their height, so nothing else moves.
extension WebDocument {
    /// Updates the notes on the content of a page, a tab, or a view with a bar. The traits of its content must be up to date.
    func noteBars(around container: WebNode) {
        switch container.kind {
        case .page:
            let hadScroller = container.hasScroller(underBarAt: .touchesBottom)
            touch(container.children, in: container, [.top, .bottom])
            noteScrollers(of: container)
            if container.hasScroller(underBarAt: .touchesBottom) != hadScroller { markBottomBars(around: container) }
        case .tab:
            let hadScroller = container.hasScroller(underBarAt: .touchesBottom)
            touch(container.children, in: container, .bottom)
            if container.hasScroller(underBarAt: .touchesBottom) != hadScroller { markBottomBars(around: container) }
        case .safeAreaInset: touchContent(ofInset: container, container.touchedEdges)
        default: break
        }
    }

    /// Notes whether the background and the large title of a page's bar can follow the position of the view that scrolls under it.
    private func noteScrollers(of page: WebNode) {
        let scrollers = page.scrollers(underBarAt: .touchesTop)
        var flags: WebNode.Flags = []
        if scrollers.count == 1, scrollers[0].attributes.number(.anchorY) != 1 {
            flags = .scrollsUnderBar
            // The bar between the title and the view would not move with the title.
            if scrollers[0].isBelowInset(in: page) { flags.insert(.isAlwaysUnderBar) }
        } else if !scrollers.isEmpty {
            flags = .isAlwaysUnderBar
        }
        let known: WebNode.Flags = [.scrollsUnderBar, .isAlwaysUnderBar]
        guard page.flags.intersection(known) != flags else { return }
        page.flags.subtract(known)
        page.flags.formUnion(flags)
        if page.shownBox != nil { mark(page, .needsBox) }
    }

    /// Marks the page and the tab view whose bars have a background only if a view scrolls under them.
    private func markBottomBars(around container: WebNode) {
        var node: WebNode? = container
        while let view = node, !view.kind.isInFrontOfBars {
            if view.kind == .page || view.kind == .tabView, view.shownBox != nil { mark(view, .needsBox) }
            node = view.parent
        }
    }

    /// Updates the notes on all views that a change may concern.
    func refreshBars() {
        let tree = tree
        var containers: [WebNode] = []
        for node in tree.changed where node.flags.contains(.needsLayout) && !node.flags.contains(.isGone) {
            guard let container = node.containerWithBars, !containers.contains(where: { $0 === container }) else {
                continue
            }
            containers.append(container)
        }
        for container in containers { noteBars(around: container) }
    }

    private func touch(_ views: [WebNode], in container: WebNode, _ edges: Edge.Set) {
        let only = container.onlyChild
        for view in views { touch(view, view === only ? edges : []) }
    }

    /// Notes the edges at which a view touches bars, and the same for its content.
    ///
    /// - Returns: The edges at which a view reaches under a bar.
    @discardableResult
    private func touch(_ view: WebNode, _ edges: Edge.Set) -> Edge.Set {
        let old = view.touchedEdges
        // Its content touches nothing either.
        if old.isEmpty, edges.isEmpty { return [] }
        let before = view.edgesUnderBars
        view.touchedEdges = edges
        let used = view.edgesUnderBars
        if used != before, view.shownBox != nil {
            mark(view, .needsBox)
            for child in view.children where child.kind == .barLengths && child.shownBox != nil {
                mark(child, .needsBox)
            }
        }
        if view.kind == .safeAreaInset {
            // The node around the content says whether there is another bar behind this one.
            if old != edges { for child in view.children where child.shownBox != nil { mark(child, .needsBox) } }
            return touchContent(ofInset: view, edges)
        }
        var all = used
        for child in view.children { all.formUnion(touch(child, view.edges(edges, touchedBy: child))) }
        return all
    }

    @discardableResult
    private func touchContent(ofInset view: WebNode, _ edges: Edge.Set) -> Edge.Set {
        var used: Edge.Set = []
        let base = view.contentNextToBar
        let own = view.edgeOfBar
        let fills = base.map { view.layer !== $0 && $0.traits.isSuperset(of: .expands) } ?? false
        let offers = fills && view.hasSizeOfOffer
        for child in view.children {
            guard child === base else {
                touch(child, [])
                continue
            }
            // The bar of a view of another size is between the content and other bars.
            used = touch(child, offers ? edges.union(own) : view.layer === child ? edges : edges.subtracting(own))
        }
        let isUnder = offers && !used.isDisjoint(with: own)
        if isUnder != view.flags.contains(.hasContentUnderBar) {
            view.flags.formSymmetricDifference(.hasContentUnderBar)
            for node in [view] + view.children where node.shownBox != nil { mark(node, .needsBox) }
        }
        return used
    }
}

extension WebNode {
    /// The edges at which the view touches bars.
    var touchedEdges: Edge.Set {
        get {
            var edges: Edge.Set = []
            if flags.contains(.touchesTop) { edges.insert(.top) }
            if flags.contains(.touchesBottom) { edges.insert(.bottom) }
            return edges
        }
        set {
            flags.subtract([.touchesTop, .touchesBottom])
            if newValue.contains(.top) { flags.insert(.touchesTop) }
            if newValue.contains(.bottom) { flags.insert(.touchesBottom) }
        }
    }

    /// The edges at which the view itself reaches under bars.
    var edgesUnderBars: Edge.Set {
        let edges = touchedEdges
        guard !edges.isEmpty, context.vertical == .bounded else { return [] }
        switch kind {
        case .list: return edges
        case .scrollView: return ScrollViewRenderer.Axes(self).scrollsVertically ? edges : []
        // It measures the bars.
        case .geometryReader: return children.contains { $0.kind == .barLengths } ? edges : []
        // The pages have bars of their own at the top.
        case .navigationStack: return edges.intersection(.bottom)
        case .ignoresSafeArea:
            return traitsOfChildren.contains(.expandsVertically) ? edges.intersection(ignoredEdges) : []
        default: return []
        }
    }

    /// Returns the views inside this one that scroll under a bar.
    ///
    /// - Parameter edge: The flag of views that touch that bar.
    fileprivate func scrollers(underBarAt edge: Flags) -> [WebNode] {
        if kind == .list || kind == .scrollView {
            return edgesUnderBars.contains(edge == .touchesTop ? .top : .bottom) ? [self] : []
        }
        return children.filter { $0.flags.contains(edge) }.flatMap { $0.scrollers(underBarAt: edge) }
    }

    /// Whether the large title of a page moves with the view that scrolls under the bar.
    var movesLargeTitle: Bool { flags.contains(.scrollsUnderBar) && !flags.contains(.isAlwaysUnderBar) }

    /// Whether the bar of a `safeAreaInset` is above the view, below that of the page.
    fileprivate func isBelowInset(in page: WebNode) -> Bool {
        var node = self
        while node !== page, let parent = node.parent {
            if parent.kind == .safeAreaInset, parent.edgeOfBar == .top, parent.contentNextToBar === node { return true }
            node = parent
        }
        return false
    }

    func hasScroller(underBarAt edge: Flags) -> Bool { !scrollers(underBarAt: edge).isEmpty }

    /// The same in the words of the style sheet.
    var wordsForEdgesUnderBars: String? {
        switch edgesUnderBars {
        case [.top, .bottom]: "top bottom"
        case .top: "top"
        case .bottom: "bottom"
        default: nil
        }
    }

    /// The edge at which a `safeAreaInset` has its bar; none if that is at a side.
    var edgeOfBar: Edge.Set {
        switch attributes.string(.edge) {
        case "top": .top
        case "bottom": .bottom
        default: []
        }
    }

    /// The view that has its bar below or above it; it fills the view if the bar is empty.
    fileprivate var contentNextToBar: WebNode? { base ?? onlyChild.flatMap { $0 === children.last ? nil : $0 } }

    /// Whether the size of the view depends only on what it is offered.
    fileprivate var hasSizeOfOffer: Bool {
        traits.isSuperset(of: .expands) && context.horizontal == .bounded && context.vertical == .bounded
    }

    /// The page, the tab, or the outermost view with a bar whose notes may depend on the view.
    fileprivate var containerWithBars: WebNode? {
        var inset: WebNode?
        var node: WebNode? = self
        while let view = node {
            switch view.kind {
            case .page, .tab: return view
            case .safeAreaInset: inset = view
            // Its size does not depend on its content.
            case .list where view !== self: return inset
            case .scrollView where view !== self && ScrollViewRenderer.Axes(view).scrollsVertically: return inset
            default: if view.kind.isInFrontOfBars { return inset }
            }
            node = view.parent
        }
        return inset
    }

    /// Returns the edges at which a child touches bars if this view touches them.
    fileprivate func edges(_ edges: Edge.Set, touchedBy child: WebNode) -> Edge.Set {
        guard !child.isOutOfFlow else { return [] }
        switch kind {
        case .zStack, .background, .overlay, .splitView, .column, .geometryReader: return edges
        case .hStack: return sharesByProportions ? [] : edges
        case .vStack: return edges.intersection(edgesOfColumn(at: child))
        case .frame: return hasHeightOfOffer && onlyChild === child ? edges : []
        case .padding, .safeAreaPadding:
            let insets = PaddingRenderer.insets(of: self)
            var result = onlyChild === child ? edges : []
            if insets.top != 0 { result.remove(.top) }
            if insets.bottom != 0 { result.remove(.bottom) }
            return result
        // It has already extended the view.
        case .ignoresSafeArea: return onlyChild === child ? edges.subtracting(ignoredEdges) : []
        // These clip the view or move it.
        case .clip, .mask, .offset, .rotation, .rotation3D, .scale, .transform: return []
        default: return renderer.keepsFrame && sizingContent === child ? edges : []
        }
    }

    /// The edges of a column at which a view is, if no other view in the column takes a share of the height.
    private func edgesOfColumn(at view: WebNode) -> Edge.Set {
        let views = childrenInFlow
        guard views.allSatisfy({ $0 === view || $0.traits.isDisjoint(with: .vertical) }) else { return [] }
        var edges: Edge.Set = []
        if views.first === view { edges.insert(.top) }
        if views.last === view { edges.insert(.bottom) }
        return edges
    }

    /// Whether a frame is as high as the space that it is offered, if its content is.
    private var hasHeightOfOffer: Bool {
        attributes.number(.height) == nil && (attributes.number(.maxHeight) ?? .infinity) == .infinity
    }
}

extension Markup {
    /// Returns a node around a view that reaches under the bar of a `safeAreaInset`.
    ///
    /// It has the size that the bar leaves, and the view with the bar is a container of styles, too. The difference is the height of
    /// the bar, which the style sheet computes for the views inside.
    static func beneath(barOf inset: WebNode) -> Markup {
        var markup = Markup()
        markup[.dataKind] = "beneath"
        markup[.dataEdge] = inset.edgeOfBar == .top ? "top" : "bottom"
        // There is no other bar behind this one.
        if inset.touchedEdges.isDisjoint(with: inset.edgeOfBar) { markup[.dataVariant] = "alone" }
        return markup
    }
}
