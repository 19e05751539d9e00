import Foundation

/// The name of the coordinate space of the nearest scroll view around a view.
struct ScrollViewSpace: Hashable {
    /// The axis along which the view scrolls; nil for any.
    let axis: Axis?
}

/// The frames of the scroll views in a graph whose coordinate space is used.
@MainActor
final class ScrollSpaces {
    private final class Space {
        var frame: CGRect?
        let readers = DependencySource()
    }

    private var spaces: [ObjectIdentifier: Space] = [:]
    /// Notifies scroll views when one of them is asked for its frame for the first time. Idle pages release its readers.
    private final class Requests: DependencySource {
        override var announcesChanges: Bool { true }
    }

    private let requests = Requests()

    init(graph: ViewGraph) {}

    /// The frame of a scroll view in the page; nil until it is measured.
    func frame(of scrollView: ElementNode) -> CGRect? {
        let id = ObjectIdentifier(scrollView)
        let space = spaces[id] ?? Space()
        if spaces.updateValue(space, forKey: id) == nil { requests.invalidateReaders() }
        space.readers.noteRead()
        return space.frame
    }

    /// Makes a scroll view report its frame if it is used.
    func describe(_ element: inout Element) {
        requests.noteRead()
        guard let node = Evaluation.node, spaces[ObjectIdentifier(node)] != nil else { return }
        element.events.insert(.size)
        element.attributes[.reportsPosition] = .bool(true)
    }

    func note(_ frame: CGRect, of scrollView: ElementNode) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard let space = spaces[ObjectIdentifier(scrollView)], numbers.allSatisfy(\.isFinite), frame != space.frame
        else { return }
        space.frame = frame
        space.readers.invalidateReaders()
    }
}

extension ScrollSpaces: GraphExtension {
    func elementDidLeave(_ element: ElementNode) { spaces[ObjectIdentifier(element)] = nil }
}

extension ViewGraph {
    var scrollSpaces: ScrollSpaces { self[ScrollSpaces.self] }
}

extension ViewNode {
    /// The nearest scroll view or list around the node that scrolls along an axis, or along any if the axis is nil.
    final func enclosingScrollView(along axis: Axis? = nil) -> ElementNode? {
        var ancestor = parent
        while let node = ancestor {
            if let elementNode = node.elementNode, elementNode.element.scrolls(along: axis) { return elementNode }
            ancestor = node.parent
        }
        return nil
    }
}

extension Element {
    /// Whether this is a scroll view or a list that scrolls along an axis, or along any if the axis is nil.
    func scrolls(along axis: Axis?) -> Bool {
        switch kind {
        case .list: axis != .horizontal
        case .scrollView: axis.map { (attributes.string(.axes) ?? "vertical").contains($0.description) } ?? true
        default: false
        }
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the visible part of the nearest scroll view around the view.
    public static var scrollView: NamedCoordinateSpace { scrollView(along: nil) }

    /// The coordinates of the visible part of the nearest scroll view around the view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView(along: axis) }

    private static func scrollView(along axis: Axis?) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}
