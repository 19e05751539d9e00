import Foundation

/// The app's binding to a ``ScrollPosition``.
private struct TrackedScrollPosition: ScrollPositionBinding {
    let position: Binding<ScrollPosition>
    let tracker: ScrollTracker

    var isAutomatic: Bool {
        if case .automatic = position.wrappedValue.place { true } else { false }
    }

    var offsetTracker: ScrollTracker? { tracker }

    func didScroll(to rows: [AnyHashable], at start: Double) {
        tracker.rows = rows
        if position.wrappedValue.isPositionedByUser { noteUser() }
    }

    func didScroll(to offset: CGPoint, size: CGSize, contentSize: CGSize, startsAtEnd: Bool) {
        let room = CGSize(width: contentSize.width - size.width, height: contentSize.height - size.height)
        if tracker.isUser(at: offset, room: room, startsAtEnd: startsAtEnd) { noteUser() }
    }

    private func noteUser() {
        var new = position.wrappedValue
        new.noteUser(tracker.rows)
        if new != position.wrappedValue { position.wrappedValue = new }
    }
}

/// A modifier that scrolls to the app's position, and notes when the user scrolls.
private struct TrackedScrollPositionModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?
    @State private var tracker = ScrollTracker()

    init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        _position = position
        self.anchor = anchor
    }
}

extension TrackedScrollPositionModifier: ViewModifier {
    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            // This closure reads the position, so it runs in the transaction of a change. The action does not.
            let transaction = Evaluation.graph?.transaction ?? Transaction()
            content
                .environment(\.scrollPosition, TrackedScrollPosition(position: $position, tracker: tracker))
                .onChange(of: position, initial: true) { _, new in
                    withTransaction(transaction) { scroll(to: new.place, with: proxy) }
                }
        }
    }

    @MainActor private func scroll(to place: ScrollPosition.Place, with proxy: ScrollViewProxy) {
        switch place {
        case .automatic, .user: return
        case .view(let id, let own): proxy.scrollTo(id, anchor: own ?? anchor)
        case .edge, .offset: proxy.scrollContent(to: place.offsets)
        }
        tracker.appWillScroll(to: place)
    }
}

extension View {
    /// Synchronises a position with a scroll view: setting it scrolls, and it notes when the user scrolls.
    ///
    /// - Parameter anchor: The point of a view that is aligned with the same point of the scroll view, if the position is that of
    ///   a view without an anchor.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(TrackedScrollPositionModifier(position: position, anchor: anchor))
    }
}

extension EnvironmentValues {
    /// Makes the scroll view of a ``ScrollPosition`` report its offset. Scroll views in its content do not.
    @MainActor
    func describeScrollPosition(_ element: inout Element) {
        guard let tracker = scrollPosition?.offsetTracker, let node = Evaluation.node else { return }
        if !node.isInScrollView(of: tracker) { element.events.insert(.scroll) }
    }

    /// Passes the offset of a scroll view to the position that reads it.
    @MainActor
    func noteScrollPosition(_ event: ElementEvent, of node: ElementNode) {
        guard case .scroll(let offset, let size, let contentSize) = event else { return }
        scrollPosition?
            .didScroll(to: offset, size: size, contentSize: contentSize, startsAtEnd: node.startsAtEnd)
        node.graph.scrollRooms.note(contentSize.height - size.height, of: node)
    }
}

extension ViewNode {
    /// Returns whether a scroll view around this node belongs to a position, too.
    fileprivate final func isInScrollView(of tracker: ScrollTracker) -> Bool {
        var ancestor = parent
        while let node = ancestor {
            if let kind = node.elementNode?.element.kind, kind == .scrollView || kind == .list {
                return EnvironmentValues(head: node.environment).scrollPosition?.offsetTracker === tracker
            }
            ancestor = node.parent
        }
        return false
    }
}
