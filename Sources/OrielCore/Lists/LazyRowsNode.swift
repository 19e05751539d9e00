import Foundation

/// The rows of a `ForEach`; in a lazy container, only some of them.
class RowsNode: ViewNode {
    /// The element around the rows in a list or lazy container.
    unowned(unsafe) final var container: LazyRowsNode?

    /// The position of the first mounted row in its collection. The window may have moved on already.
    final var firstPosition = 0

    var count: Int { 0 }

    /// What the collection itself lets users change; nil if that is said by modifiers only.
    var edits: RowEdits? { nil }

    func mountRows() {}

    /// Mounts the rows that entered the window at its end.
    func mountMoreRows() {}

    /// Mounts rows that entered the window and unmounts rows that left it.
    func windowDidMove() {}

    /// Returns the id of a mounted row.
    func id(of row: ViewNode) -> AnyHashable? { nil }

    /// Returns the position of a mounted row's element in its collection.
    func position(of row: ViewNode) -> Int? { nil }

    func idOfRow(at position: Int) -> AnyHashable? { nil }

    /// Mounts the first row that is not mounted and has an id in its content. Returns false if there is none.
    func showRow(containing id: AnyHashable) -> Bool { false }
}

/// The element around the rows of one `ForEach` in a list or lazy container.
///
/// A long collection is mounted in part. The element then carries the space that stands in for the rows before and
/// after the mounted ones, and listens for the visible range.
final class LazyRowsNode: ElementNode, Rebuildable {
    private(set) var window = RowWindow(count: 0, pitch: 1)
    @exclusivity(unchecked) private unowned(unsafe) var rows: RowsNode?
    private(set) var axis = Axis.vertical
    private var tracks: [GridItem] = []
    private var spacing: Double = 0
    private var hasPosition = false
    /// Whether the rows contain other collections, such as sections do, which know the visible rows.
    private var containsCollections = false
    /// Whether the browser has reported which rows are visible.
    private var hasReported = false
    /// The position of the last row that the browser was told to scroll to.
    private var scrollTarget: Int?
    /// The numbers of mounted rows and of the graph's nodes before rows were mounted that others wait for.
    private var before = (rows: 0, nodes: 0)

    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.lazyRows), type: type, parent: parent, environment: environment)
    }

    /// Whether the window follows the viewport.
    var isPartial: Bool { window.isPartial }
    /// Whether all rows are mounted.
    var isWhole: Bool { window.isWhole }

    func begin(with rows: RowsNode) {
        self.rows = rows
        rows.container = self
        firstChild = rows
        let pitch = learnFromContainer()
        window = RowWindow(count: rows.count, pitch: pitch)
        window.setRowsPerLine(rowsPerLine(of: nil))
        let scrollPosition = Evaluation.run(self) { EnvironmentValues(head: environment).scrollPosition }
        hasPosition = scrollPosition != nil
        waitWithRows(after: 0)
        begin(with: currentElement)
        rows.mountRows()
        rowsDidMount()
    }

    override func update(from value: OwnedValue) { firstChild.unsafelyUnwrapped.update(from: value) }

    /// Only this node stores which rows are mounted and the scroll position.
    override var rebuildable: (any Rebuildable)? { self }

    var canBeRebuilt: Bool { !isPartial && !hasPosition && !window.isWaiting }

    override func elementWillUnmount() {
        rows = nil
        if window.isWaiting { graph.firstPage?.remove(self) }
    }

    // MARK: - Events

    override func handle(_ event: ElementEvent) {
        switch event {
        case .visibleRange(let start, let end):
            guard start.isFinite, end.isFinite, abs(start) < Self.farthest, abs(end) < Self.farthest else { return }
            let (start, end) = (min(start, end), max(start, end))
            guard !isBeforeScroll(start, end) else { return }
            noteVisible(from: start, to: end)
            show(from: window.place(at: start), to: window.place(at: end))
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

    /// The maximum length in points. No page is this long; larger numbers come from forged events.
    private static let farthest: Double = 1e9
    /// The maximum breadth in points. No screen is this wide, and a grid would get as many columns.
    private static let broadest: Double = 10_000

    /// Mounts the row at a position of the collection, to which the browser will scroll.
    func show(_ position: Int) {
        change { $0.show(row: position) }
        scrollTarget = position
    }

    /// Whether the browser reports where it is before it scrolls, which it does when it has just got the collection.
    private func isBeforeScroll(_ start: Double, _ end: Double) -> Bool {
        guard !hasReported else { return false }
        hasReported = true
        guard let scrollTarget else { return false }
        return !(window.row(at: start)...window.row(at: end)).contains(scrollTarget)
    }

    /// Mounts the rows near the visible places, after the events that came with this one: lengths that the browser has measured include the
    /// spaces that it has been told of.
    private func show(from start: RowWindow.Place, to end: RowWindow.Place) {
        guard !graph.isFlushing else { return change { $0.show(from: start, to: end) } }
        var moved = window
        moved.show(from: start, to: end)
        guard moved != window else { return }
        graph.enqueue { [weak self] in
            guard let self, rows != nil else { return }
            change { $0.show(from: start, to: end) }
        }
    }

    func countDidChange(to count: Int) {
        guard count != window.count else { return }
        let mounted = window.rows.upperBound
        window.setCount(count)
        waitWithRows(after: mounted)
        show(currentElement)
    }

    // MARK: - In a first page

    /// Leaves new rows out of the page that is being built, until it is known how large they are.
    private func waitWithRows(after mounted: Int) {
        guard let page = graph.firstPage, beginsAtItsStart else { return }
        before = (mounted, graph.nodeCount)
        window.mountOnly(first: mounted + FirstPage.leastRows)
        if window.isWaiting { page.add(self) }
    }

    /// Mounts as many further rows as the page has room for.
    func rowsDidMount() {
        guard window.isWaiting, let page = graph.firstPage else { return }
        let nodesPerRow = (graph.nodeCount - before.nodes) / max(1, window.rows.count - before.rows)
        let more = page.room / max(1, nodesPerRow)
        guard more > 0 else { return }
        window.mount(more: more)
        show(currentElement)
        rows?.mountMoreRows()
        if !window.isWaiting { page.remove(self) }
    }

    func mountRest() { change { $0.mountRest() } }

    /// Whether the browser begins at the first row.
    private var beginsAtItsStart: Bool {
        Evaluation.run(nil) {
            let values = EnvironmentValues(head: environment)
            return values.scrolling.anchors == ScrollAnchors() && values.scrollPosition?.isAutomatic != false
        }
    }

    private func change(_ body: (inout RowWindow) -> Void) {
        let old = window.rows
        body(&window)
        show(currentElement)
        guard window.rows != old else { return }
        // Deferred while handling an event: the rows are evaluated in the next flush, with all other changes.
        if graph.isFlushing {
            rows?.windowDidMove()
        } else {
            graph.enqueue { [weak self] in self?.rows?.windowDidMove() }
        }
    }

    /// Reports the visible rows to `scrollPosition(id:)`.
    private func noteVisible(from start: Double, to end: Double) {
        // Rows of another section, which are out of sight, say nothing about the position.
        guard hasPosition, !containsCollections, end > start,
            let position = EnvironmentValues(head: environment).scrollPosition
        else {
            return
        }
        // Positions are rounded: a row of which less than a point can be seen is not the first one.
        let (first, last) = (window.row(at: max(0, start) + 1), window.row(at: max(0, end)))
        // Limits the number of rows; no window shows more.
        let ids = (first...max(first, min(last, first + 500))).compactMap { rows?.idOfRow(at: $0) }
        position.didScroll(to: ids, at: start)
    }

    // MARK: - Element

    private var currentElement: Element {
        var attributes = Attributes()
        guard window.isPartial else {
            return Element(.lazyRows, attributes: attributes, events: hasPosition ? .visibleRange : [])
        }
        attributes[.rowCount] = .number(Double(window.count))
        if window.rows.lowerBound > 0 { attributes[.firstRow] = .number(Double(window.rows.lowerBound)) }
        attributes.set(.leadingSpace, length: window.leadingSpace)
        attributes.set(.trailingSpace, length: window.trailingSpace)
        return Element(.lazyRows, attributes: attributes, events: [.visibleRange, .size])
    }

    /// Reads the layout of the enclosing stack, grid or list, and tells collections around this one that it is in them.
    ///
    /// - Returns: An estimate of the distance between the starts of two lines, in points.
    private func learnFromContainer() -> Double {
        var ancestor = parent
        while let current = ancestor {
            if let outer = current as? LazyRowsNode { outer.containsCollections = true }
            if let element = current.elementNode?.element {
                let ownSpacing = element.attributes.number(.spacing)
                switch element.kind {
                case .list:
                    spacing = ownSpacing ?? 0
                    return 44 + spacing
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

    /// Returns the number of cells in a line of a grid.
    ///
    /// - Parameter breadth: The size of the grid across its scroll direction; nil if unknown.
    private func rowsPerLine(of breadth: Double?) -> Int {
        guard !tracks.isEmpty else { return 1 }
        return GridItem.count(of: tracks, in: min(breadth ?? 390, Self.broadest))
    }
}

extension Attributes {
    /// Sets a length if it is positive.
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
