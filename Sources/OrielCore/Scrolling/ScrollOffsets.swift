import Foundation

/// The vertical rooms of scroll views whose content stays at its end, and the offsets that wait for them.
///
/// Browsers count the offsets of such a scroll view from its end, so an offset from the top needs the room: the largest
/// offset, which the browser reports.
@MainActor
final class ScrollRooms {
    private struct Waiting {
        let offsets: (x: CGFloat?, y: CGFloat?)
        let animation: Animation?
    }

    private var rooms: [Element.ID: CGFloat] = [:]
    private var waiting: [Element.ID: Waiting] = [:]

    init(graph: ViewGraph) {}

    func room(of scrollView: ElementNode) -> CGFloat? { rooms[scrollView.id] }

    /// Scrolls to offsets when the room is reported.
    func wait(for scrollView: ElementNode, offsets: (x: CGFloat?, y: CGFloat?), animation: Animation?) {
        waiting[scrollView.id] = Waiting(offsets: offsets, animation: animation)
    }

    func note(_ room: CGFloat, of scrollView: ElementNode) {
        guard scrollView.startsAtEnd, room.isFinite else { return }
        rooms[scrollView.id] = max(room, 0)
        guard let waiting = waiting.removeValue(forKey: scrollView.id) else { return }
        scrollView.sendScroll(to: waiting.offsets, animation: waiting.animation)
    }
}

extension ScrollRooms: GraphExtension {
    func elementDidLeave(_ element: ElementNode) {
        rooms[element.id] = nil
        waiting[element.id] = nil
    }
}

extension ViewGraph {
    var scrollRooms: ScrollRooms { self[ScrollRooms.self] }
}

extension ElementNode {
    /// Whether the content of a scroll view stays at its end, so that the browser counts from there: its vertical
    /// offsets are not positive.
    final var startsAtEnd: Bool {
        element.kind == .scrollView && element.attributes.number(.anchorY) == 1
            && element.attributes.string(.axes) != "horizontal"
    }

    /// Whether the content of a scroll view is read from right to left: its horizontal offsets are not positive.
    final var startsAtRight: Bool { EnvironmentValues(head: environment).layoutDirection == .rightToLeft }

    /// Scrolls the browser to offsets from the leading edge and the top of the content; nil keeps the position on that
    /// axis.
    final func sendScroll(to offsets: (x: CGFloat?, y: CGFloat?), animation: Animation?) {
        if let x = offsets.x { mountRows(at: x, .horizontal) }
        if let y = offsets.y { mountRows(at: y, .vertical) }
        let x = offsets.x.map { Double(startsAtRight ? 0 - $0 : $0) }
        var (y, animation) = (offsets.y.map { Double($0) }, animation)
        if let top = offsets.y, startsAtEnd {
            if top == .infinity {
                y = 0
            } else if top <= 0 {
                y = -.infinity
            } else if let room = graph.scrollRooms.room(of: self) {
                y = Double(min(top - room, 0))
            } else {
                graph.scrollRooms.wait(for: self, offsets: (nil, top), animation: animation)
                // The browser reports the room with the new offset.
                (y, animation) = (-.infinity, nil)
            }
        }
        graph.send(Patch(.scrollContent(id, x: x, y: y), animation: animation))
    }

    /// Mounts the rows at an edge of the content, where the motion will end; at other offsets nothing.
    private func mountRows(at offset: CGFloat, _ axis: Axis) {
        let isEnd = offset == .infinity
        guard isEnd || offset <= 0 else { return }
        var rows = outermostRows(along: axis, atEnd: isEnd)
        while let current = rows {
            current.show(isEnd ? current.window.count - 1 : 0)
            // Its first or last row may be a section.
            rows = current.outermostRows(along: axis, atEnd: isEnd)
        }
    }
}

extension ViewNode {
    /// The first or the last collection in this node, in the order in which they are drawn; of nested ones the outer one.
    fileprivate final func outermostRows(along axis: Axis, atEnd isEnd: Bool) -> LazyRowsNode? {
        var found: LazyRowsNode?
        var child = firstChild
        while let current = child, found == nil || isEnd {
            if let rows = current as? LazyRowsNode {
                if rows.axis == axis { found = rows }
            } else if let rows = current.outermostRows(along: axis, atEnd: isEnd) {
                found = rows
            }
            child = current.nextSibling
        }
        return found
    }
}
