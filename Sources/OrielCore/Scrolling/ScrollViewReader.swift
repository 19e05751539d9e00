import Foundation

/// A view that gives its content a proxy to scroll the scroll views in it.
///
///     ScrollViewReader { proxy in
///         List(messages) { MessageRow(message: $0) }
///             .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///     }
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
    @NodeReference private var node

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View where Content: View {
    public var body: some View { content(ScrollViewProxy(storage: _node.storage)) }
}

/// A proxy that scrolls the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
    let storage: NodeReferenceStorage?

    /// Scrolls until a view is visible.
    ///
    /// The view is looked up after the state changes of the current turn have been applied, so that rows that were just
    /// added are found. Rows that are not mounted are found, too.
    ///
    /// An id inside a row that is not mounted is found if it is part of the content of the `ForEach`, or of the body of a view
    /// without dynamic properties, such as `@State`.
    ///
    /// - Parameters:
    ///   - id: The id of an element of a `ForEach`, or one set by `.id(_:)`.
    ///   - anchor: The point of the view that is aligned with the same point of the scroll view; nil scrolls as little
    ///     as needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // The caller hands the id over. The storage is read on the main actor only.
        nonisolated(unsafe) let target = AnyHashable(id)
        nonisolated(unsafe) let storage = storage
        let animation = Transaction.ambient?.animation
        MainTurn.perform { storage?.node?.scroll(to: target, anchor: anchor, animation: animation) }
    }

    /// Scrolls the first scroll view to offsets from the start of its content; nil keeps the position on that axis.
    func scrollContent(to offsets: (x: CGFloat?, y: CGFloat?)) {
        nonisolated(unsafe) let storage = storage
        let animation = Transaction.ambient?.animation
        MainTurn.perform { storage?.node?.scrollContent(to: offsets, animation: animation) }
    }
}

extension ViewNode {
    /// Scrolls to a view in this node when the tree is consistent.
    final func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) {
        graph.enqueue { [weak self] in
            guard let self, isMounted, let target = scrollTarget(of: id) else { return }
            var element: ElementNode?
            target.firstOutermostElement(into: &element)
            if let element { graph.send(Patch(.scroll(element.id, anchor: anchor), animation: animation)) }
        }
    }

    /// Returns the view with an id in this node, also if its row is not mounted yet.
    final func scrollTarget(of id: AnyHashable) -> ViewNode? { findScrollTarget(id) ?? mountScrollTarget(id) }

    /// Scrolls the first scroll view in this node when the tree is consistent.
    final func scrollContent(to offsets: (x: CGFloat?, y: CGFloat?), animation: Animation?) {
        graph.enqueue { [weak self] in
            guard let self, isMounted else { return }
            firstScrollView?.sendScroll(to: offsets, animation: animation)
        }
    }

    private final var firstScrollView: ElementNode? {
        if let node = elementNode, node.element.kind == .scrollView || node.element.kind == .list { return node }
        var child = firstChild
        while let current = child {
            if let view = current.firstScrollView { return view }
            child = current.nextSibling
        }
        return nil
    }

    /// Mounts the row whose content has an id.
    private final func mountScrollTarget(_ id: AnyHashable) -> ViewNode? {
        if let rows = self as? RowsNode, rows.showRow(containing: id) { return findScrollTarget(id) }
        var child = firstChild
        while let current = child {
            if let target = current.mountScrollTarget(id) { return target }
            child = current.nextSibling
        }
        return nil
    }

    private final func findScrollTarget(_ id: AnyHashable) -> ViewNode? {
        if let target = scrollTarget(id) { return target }
        var child = firstChild
        while let current = child {
            if let target = current.findScrollTarget(id) { return target }
            child = current.nextSibling
        }
        return nil
    }
}
