import Foundation

/// The rows of a `ForEach`; in a lazy container, some of them.
class RowsNode: ViewNode {
    /// The element around the rows in a list or lazy container.
    unowned(unsafe) final var container: LazyRowsNode?

    /// Where the first mounted row's element is in its collection; the window may have moved on already.
    final var firstPosition = 0

    var count: Int { 0 }

    func mountRows() {}

    /// Mounts what has come into the window and ends what has left it.
    func windowDidMove() {}

    /// The id of a mounted row.
    func id(of row: ViewNode) -> AnyHashable? { nil }

    /// The place of a mounted row's element in its collection.
    func position(of row: ViewNode) -> Int? { nil }

    func idOfRow(at position: Int) -> AnyHashable? { nil }
}

/// The element around the rows of one `ForEach` in a list or lazy container.
///
/// A long collection is not mounted as a whole: the element then says how much room stands for the rows before and behind
/// those that are there, and listens to which part of it can be seen.
final class LazyRowsNode: ElementNode {
    private(set) var window = RowWindow(count: 0, pitch: 1)
    @exclusivity(unchecked) private unowned(unsafe) var rows: RowsNode?
    private var axis = Axis.vertical
    private var tracks: [GridItem] = []
    private var spacing: Double = 0
    private var hasPosition = false

    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.lazyRows), type: type, parent: parent, environment: environment)
    }

    /// Whether there may be rows that are not mounted.
    var isPartial: Bool { window.isPartial }

    func begin(with rows: RowsNode) {
        self.rows = rows
        rows.container = self
        firstChild = rows
        let pitch = learnFromContainer()
        window = RowWindow(count: rows.count, pitch: pitch)
        window.setRowsPerLine(rowsPerLine(of: nil))
        let scrollPosition = Evaluation.run(self) { EnvironmentValues(head: environment).scrollPosition }
        hasPosition = scrollPosition != nil
        begin(with: currentElement)
        rows.mountRows()
    }

    override func update(from value: OwnedValue) { firstChild.unsafelyUnwrapped.update(from: value) }

    /// Which rows are there, and where the person is among them, is remembered here alone.
    override var canBeMadeAgain: Bool { !isPartial && !hasPosition }

    override func elementWillUnmount() { rows = nil }

    // MARK: - Events

    override func handle(_ event: ElementEvent) {
        switch event {
        case .visibleRange(let start, let end):
            guard start.isFinite, end.isFinite, abs(start) < Self.farthest, abs(end) < Self.farthest else { return }
            noteFirstVisible(at: start)
            change { $0.show(visible: min(start, end)...max(start, end)) }
        case .size(let frame):
            let (length, breadth) = axis == .vertical ? (frame.height, frame.width) : (frame.width, frame.height)
            guard length.isFinite, breadth.isFinite, length > 0, length < Self.farthest, breadth > 0 else { return }
            change {
                $0.setRowsPerLine(rowsPerLine(of: breadth))
                $0.measure(length + spacing)
            }
        default: break
        }
    }

    /// No page is as long; beyond it numbers come from somebody who plays tricks.
    private static let farthest: Double = 1e9
    /// No screen is as wide; a grid would have as many columns.
    private static let broadest: Double = 10_000

    /// Mounts the row at a position of the collection.
    func show(_ position: Int) { change { $0.show(row: position) } }

    func countDidChange(to count: Int) {
        guard count != window.count else { return }
        window.setCount(count)
        show(currentElement)
    }

    private func change(_ body: (inout RowWindow) -> Void) {
        let old = window.rows
        body(&window)
        show(currentElement)
        guard window.rows != old else { return }
        // Not in the middle of this event: the rows are evaluated when the graph is, with all else that changes.
        if graph.isFlushing {
            rows?.windowDidMove()
        } else {
            graph.enqueue { [weak self] in self?.rows?.windowDidMove() }
        }
    }

    /// Tells the binding of `scrollPosition(id:)` which row comes first.
    private func noteFirstVisible(at start: Double) {
        guard hasPosition, let position = EnvironmentValues(head: environment).scrollPosition else { return }
        let row = window.row(at: max(0, start))
        if let id = rows?.idOfRow(at: row) { position.didScroll(to: id) }
    }

    // MARK: - Element

    private var currentElement: Element {
        var attributes = Attributes()
        guard window.isPartial else {
            return Element(.lazyRows, attributes: attributes, events: hasPosition ? .visibleRange : [])
        }
        attributes[.rowCount] = .number(Double(window.count))
        if window.rows.lowerBound > 0 { attributes[.firstRow] = .number(Double(window.rows.lowerBound)) }
        // The room is drawn beside the rows, with a gap of the stack between them.
        attributes.set(.leadingSpace, length: window.leadingSpace - spacing)
        attributes.set(.trailingSpace, length: window.trailingSpace - spacing)
        return Element(.lazyRows, attributes: attributes, events: [.visibleRange, .size])
    }

    /// Takes over what the stack, grid or list around the rows says about its layout.
    ///
    /// - Returns: A guess of how far the starts of two lines are apart.
    private func learnFromContainer() -> Double {
        var ancestor = parent
        while let current = ancestor {
            if current.flags.contains(.hasElement) {
                let element = unsafeDowncast(current, to: ElementNode.self).element
                let ownSpacing = element.attributes.number(.spacing)
                switch element.kind {
                case .list: return 44
                case .lazyVStack, .lazyVGrid, .lazyHStack, .lazyHGrid:
                    axis = element.kind == .lazyVStack || element.kind == .lazyVGrid ? .vertical : .horizontal
                    if case .tracks(let items)? = element.attributes[.tracks] { tracks = items }
                    spacing = ownSpacing ?? 8
                    return 44 + spacing
                default: break
                }
            }
            ancestor = current.parent
        }
        return 44
    }

    /// How many cells stand side by side in a grid.
    ///
    /// - Parameter breadth: Of the grid, across the direction it scrolls in; nil if it is not known yet.
    private func rowsPerLine(of breadth: Double?) -> Int {
        guard !tracks.isEmpty else { return 1 }
        return GridItem.count(of: tracks, in: min(breadth ?? 390, Self.broadest))
    }
}

extension Attributes {
    /// Sets a length if there is any.
    fileprivate mutating func set(_ name: Name, length: Double) {
        if length > 0 { self[name] = .number(length.rounded(toPlaces: 2)) }
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = pow(10, Double(places))
        return (self * factor).rounded() / factor
    }
}
