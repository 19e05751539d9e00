import Foundation

/// The circumstance in which an anchor determines the position of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Value: Hashable { case initialOffset, sizeChanges, alignment }
    private let value: Value

    /// The position when the scroll view appears.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(value: .initialOffset) }
    /// The position that stays in place when the size of the scroll view or of its content changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(value: .sizeChanges) }
    /// The position of content that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(value: .alignment) }
}

/// The anchors of scroll views.
struct ScrollAnchors: Equatable {
    /// The anchor of the roles that have none of their own.
    var general: UnitPoint?
    var roles: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? general }

    /// Writes the anchors to the element of a scroll view.
    @MainActor
    func describe(_ element: inout Element) {
        guard self != ScrollAnchors() else { return }
        if let anchor = self[.sizeChanges] {
            element.attributes[.anchorX] = .number(Double(anchor.x))
            element.attributes[.anchorY] = .number(Double(anchor.y))
        }
        if let anchor = self[.alignment] { element.attributes[.anchor] = .point(anchor) }
        if start != nil { element.events.insert(.scroll) }
    }

    /// The initial position, if the browser does not begin there by itself. It begins at the end of content that stays at its end.
    fileprivate var start: UnitPoint? {
        let natural = UnitPoint(x: 0, y: self[.sizeChanges]?.y == 1 ? 1 : 0)
        let start = self[.initialOffset] ?? .topLeading
        return start == natural ? nil : start
    }
}

/// The scroll views that have been scrolled to their initial position.
@MainActor
final class StartedScrollViews {
    private var ids: Set<Element.ID> = []

    nonisolated init() {}

    /// Returns the offsets of the initial position when the scroll view first reports content that is larger than itself.
    fileprivate func start(
        of node: ElementNode,
        at anchor: UnitPoint,
        room: (width: Double, height: Double)
    ) -> (x: Double?, y: Double?)? {
        guard room.width >= 1 || room.height >= 1, ids.insert(node.id).inserted else { return nil }
        return (
            room.width >= 1 ? room.width * Double(anchor.x) : nil,
            room.height >= 1 ? room.height * Double(anchor.y) : nil
        )
    }
}

private enum StartedScrollViewsKey: EnvironmentKey { static var defaultValue: StartedScrollViews? { nil } }

extension EnvironmentValues {
    fileprivate var startedScrollViews: StartedScrollViews? {
        get { self[StartedScrollViewsKey.self] }
        set { self[StartedScrollViewsKey.self] = newValue }
    }

    /// Scrolls to the initial position at the first report.
    @MainActor
    func startScrolling(_ event: ElementEvent, on node: ElementNode) {
        guard case .scroll(_, let size, let contentSize) = event, let anchor = scrolling.anchors.start else { return }
        let room = (Double(contentSize.width - size.width), Double(contentSize.height - size.height))
        guard let start = startedScrollViews?.start(of: node, at: anchor, room: room) else { return }
        // Offsets of content that begins at its end count from there.
        let x = node.startsAtRight ? start.x.map { 0 - $0 } : start.x
        let y = node.startsAtEnd ? start.y.map { $0 - room.1 } : start.y
        node.graph.send(Patch(.scrollContent(node.id, x: x, y: y)))
    }
}

/// A modifier that sets an anchor, and remembers which scroll views are at their initial position.
private struct DefaultScrollAnchorModifier {
    let anchor: UnitPoint?
    let role: ScrollAnchorRole?
    @State private var started = StartedScrollViews()

    init(anchor: UnitPoint?, role: ScrollAnchorRole?) {
        self.anchor = anchor
        self.role = role
    }
}

extension DefaultScrollAnchorModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(ScrollAnchorWriter(anchor: anchor, role: role))
            .environment(\.startedScrollViews, started)
    }
}

private struct ScrollAnchorWriter {
    let anchor: UnitPoint?
    let role: ScrollAnchorRole?
}

extension ScrollAnchorWriter: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if let role {
            values.scrolling.anchors.roles[role] = .some(anchor)
        } else {
            values.scrolling.anchors.general = anchor
        }
    }
}

extension View {
    /// Sets the position of a scroll view in its content: at the start, when sizes change, and while the content is smaller than the
    /// scroll view.
    ///
    /// When sizes change, the scroll view stays at the end of its content if the anchor is at the bottom; other anchors keep the
    /// offset.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(DefaultScrollAnchorModifier(anchor: anchor, role: nil))
    }

    /// Sets the position of a scroll view in its content for one circumstance, whatever `defaultScrollAnchor(_:)` says; nil for none.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(DefaultScrollAnchorModifier(anchor: anchor, role: role))
    }
}
