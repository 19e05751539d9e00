import Foundation

/// The frame of the element in a view, as far as it is known.
@propertyWrapper
struct MeasuredBox {
    var storage: MeasuredBoxStorage?

    init() {}

    var wrappedValue: MeasuredBoxStorage? { storage }
}

extension MeasuredBox: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        MeasuredBoxStorage(node: node)
    }
}

/// The frame of a view, which invalidates its readers when it changes.
///
/// Access it on the main actor, or on the thread of an evaluation. Unchecked, because the compiler cannot know this.
final class MeasuredBoxStorage: PropertyStorage, @unchecked Sendable {
    private unowned(unsafe) var node: ViewNode?
    /// The frame in the page; nil until it has been measured.
    private var measuredFrame: CGRect?
    private var guess: CGSize?
    private let sizeReaders = DependencySource()
    private let placeReaders = DependencySource()
    private let followers = DependencySource()
    private var isPlaceWanted = false
    private var areBarsWanted = false
    /// The heights of the bars that the view touches.
    private var bars: (top: CGFloat, bottom: CGFloat) = (0, 0)

    @MainActor init(node: ViewNode) { self.node = node }

    override func nodeWillUnmount() { node = nil }

    override var isWorthKeeping: Bool { measuredFrame != nil }

    override func restore(from old: PropertyStorage) {
        guard let old = old as? MeasuredBoxStorage else { return }
        measuredFrame = old.measuredFrame
        bars = old.bars
    }

    @MainActor var isMeasured: Bool { measuredFrame != nil }

    /// The size, or an estimate until it is measured.
    @MainActor var size: CGSize {
        sizeReaders.noteRead()
        if let measuredFrame { return measuredFrame.size }
        if let guess { return guess }
        let new = node?.likelySize ?? .zero
        guess = new
        return new
    }

    /// The position in the page; zero until it is measured.
    @MainActor var origin: CGPoint {
        placeReaders.noteRead()
        if !isPlaceWanted {
            isPlaceWanted = true
            followers.invalidateReaders()
        }
        return measuredFrame?.origin ?? .zero
    }

    /// The insets by bars; zero until they are measured.
    @MainActor var safeAreaInsets: EdgeInsets {
        sizeReaders.noteRead()
        if !areBarsWanted {
            areBarsWanted = true
            followers.invalidateReaders()
        }
        return EdgeInsets(top: bars.top, leading: 0, bottom: bars.bottom, trailing: 0)
    }

    /// Whether a reader needs the heights of bars.
    @MainActor var reportsBars: Bool {
        followers.noteRead()
        return areBarsWanted
    }

    /// Whether a reader needs the position, which changes whenever an enclosing scroll view scrolls.
    @MainActor var followsScrolling: Bool {
        followers.noteRead()
        return isPlaceWanted
    }

    /// Returns the position in the page of the nearest enclosing space with a name; nil if there is none.
    @MainActor func origin(ofSpaceNamed name: AnyHashable) -> CGPoint? {
        if let space = name.base as? ScrollViewSpace { return frame(of: space)?.origin }
        return space(named: name)?.origin
    }

    /// Returns the frame of the visible part of a scroll view around the view in the page.
    @MainActor func frame(of space: ScrollViewSpace) -> CGRect? {
        guard let node, let scrollView = node.enclosingScrollView(along: space.axis) else { return nil }
        return node.graph.scrollSpaces.frame(of: scrollView)
    }

    /// Returns the frame in the page of the nearest enclosing space with a name; nil if it is not known.
    @MainActor func frame(ofSpaceNamed name: AnyHashable) -> CGRect? {
        if let space = name.base as? ScrollViewSpace { return frame(of: space) }
        return space(named: name).map { CGRect(origin: $0.origin, size: $0.size) }
    }

    @MainActor private func space(named name: AnyHashable) -> MeasuredBoxStorage? {
        var ancestor = node?.parent
        while let current = ancestor {
            if let space = current as? any CoordinateSpaceNode, space.name == name { return space.box }
            ancestor = current.parent
        }
        return nil
    }

    /// The greatest height of a bar, because a client can send any number.
    private static let highestBar: CGFloat = 10_000

    @MainActor func measuredBars(top: CGFloat, bottom: CGFloat) {
        let new = (top: top, bottom: bottom)
        guard (0...Self.highestBar).contains(top), (0...Self.highestBar).contains(bottom), new != bars else { return }
        bars = new
        sizeReaders.invalidateReaders()
    }

    @MainActor func measured(_ frame: CGRect) {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy(\.isFinite), frame.size.width >= 0, frame.size.height >= 0 else { return }
        let old = measuredFrame
        measuredFrame = frame
        if (old?.size ?? guess) != frame.size { sizeReaders.invalidateReaders() }
        if old?.origin != frame.origin { placeReaders.invalidateReaders() }
    }
}

extension ViewNode {
    /// An estimate of the size of a view that fills its proposal, from the enclosing frames and paddings.
    final var likelySize: CGSize {
        var elements: [Element] = []
        var ancestor = parent
        while let current = ancestor {
            // The frame of a layout has the limits of the layout itself, which depend on this estimate.
            let isFrameOfLayout = current.firstChild?.flags.contains(.placesViews) ?? false
            if !isFrameOfLayout, let node = current.elementNode { elements.append(node.element) }
            ancestor = current.parent
        }
        var size = graph.windowSize
        for element in elements.reversed() { size = element.proposal(in: size) }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}

extension ViewNode {
    /// Whether the views around the node offer no length along an axis, so that it has its ideal length.
    final func isUnbounded(along axis: Axis) -> Bool {
        var ancestor = parent
        while let current = ancestor {
            // The frame of a layout has the limits of the layout itself.
            let isFrameOfLayout = current.firstChild?.flags.contains(.placesViews) ?? false
            if !isFrameOfLayout, let element = current.elementNode?.element {
                let attributes = element.attributes
                switch element.kind {
                case .frame where attributes.number(axis == .horizontal ? .width : .height) != nil: return false
                case .fixedSize where attributes.bool(axis == .horizontal ? .fixesWidth : .fixesHeight): return true
                case .scrollView: if element.scrolls(along: axis) { return true }
                case .list: return axis == .vertical
                default: break
                }
            }
            ancestor = current.parent
        }
        return false
    }
}

extension Element {
    /// Returns the size that the element proposes to its content.
    fileprivate func proposal(in size: CGSize) -> CGSize {
        var size = size
        switch kind {
        case .frame:
            if let width = attributes.number(.width) { size.width = width }
            if let height = attributes.number(.height) { size.height = height }
            if let width = attributes.number(.maxWidth), width.isFinite { size.width = min(size.width, width) }
            if let height = attributes.number(.maxHeight), height.isFinite { size.height = min(size.height, height) }
        case .padding:
            if case .insets(let insets)? = attributes[.insets] {
                size.width -= insets.horizontal
                size.height -= insets.vertical
            } else {
                let edges = Edge.Set(rawValue: attributes.number(.edges).map { Int8($0) } ?? Edge.Set.all.rawValue)
                let insets = EdgeInsets(16, edges: edges)
                size.width -= insets.horizontal
                size.height -= insets.vertical
            }
        case .listRow: size.height = 44
        default: break
        }
        return size
    }
}
