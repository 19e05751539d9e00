import Foundation

/// Views in rows and columns, as `Grid` arranges them.
///
/// Each column is as wide as its widest cell. The least flexible columns choose first, each from an equal share of the remaining width,
/// as views in a stack do; then the rows choose their heights. A view outside of rows spans all columns.
struct GridArrangement: Arrangement {
    let alignment: Alignment
    let columnGap: CGFloat
    let rowGap: CGFloat

    func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
        let rows = GridRows(subviews)
        let widths = widths(of: rows, in: proposal.width)
        let heights = heights(of: rows, widths, in: proposal.height)
        return CGSize(width: length(widths, gap: columnGap), height: length(heights, gap: rowGap))
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
        let rows = GridRows(subviews)
        let widths = widths(of: rows, in: proposal.width)
        let heights = heights(of: rows, widths, in: proposal.height)
        let columnAlignments = rows.columnAlignments
        var y = bounds.minY
        for (row, height) in zip(rows.rows, heights) {
            let vertical = row.alignment ?? alignment.vertical
            let line = line(of: row, widths, height: height, vertical)
            let guide = y + start(of: line, in: height, vertical) + line.before
            for cell in row.cells {
                let width = length(widths[cell.columns], gap: columnGap)
                let x = bounds.minX + offset(of: cell.columns.lowerBound, widths)
                let size = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height))
                let own = cell.subview.item.dimensions(of: size)
                let horizontal = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound] : nil
                let column = horizontal ?? alignment.horizontal
                var point = CGPoint(
                    x: x + ViewDimensions(width: width, height: height)[column] - own[column],
                    y: guide - own[vertical]
                )
                if let anchor = cell.traits.anchor {
                    point = CGPoint(x: x + anchor.x * (width - size.width), y: y + anchor.y * (height - size.height))
                }
                cell.subview.place(at: point, proposal: ProposedViewSize(size))
            }
            y += height + rowGap
        }
    }

    // MARK: - Columns

    private func widths(of rows: GridRows, in proposal: CGFloat?) -> [CGFloat] {
        func width(_ column: Int, in proposal: CGFloat?) -> CGFloat {
            let cells = rows.cells.filter { $0.columns == column..<column + 1 && !$0.traits.ignoresWidth }
            let offer = ProposedViewSize(width: proposal, height: nil)
            return cells.map { $0.subview.sizeThatFits(offer).width }.max() ?? 0
        }
        let columns = Array(0..<rows.columnCount)
        let gaps = columnGap * CGFloat(max(0, columns.count - 1))
        var widths =
            proposal.map { share($0 - gaps, among: columns, length: width) } ?? columns.map { width($0, in: nil) }
        // Cells of several columns enlarge them if they need more space.
        for cell in rows.cells where cell.columns.count > 1 && !cell.traits.ignoresWidth {
            let own = length(widths[cell.columns], gap: columnGap)
            let room = proposal.map { max(own, own + $0 - length(widths, gap: columnGap)) }
            let wanted = cell.subview.sizeThatFits(ProposedViewSize(width: room, height: nil)).width
            guard wanted > own else { continue }
            for column in cell.columns { widths[column] += (wanted - own) / CGFloat(cell.columns.count) }
        }
        return widths
    }

    // MARK: - Rows

    private func heights(of rows: GridRows, _ widths: [CGFloat], in proposal: CGFloat?) -> [CGFloat] {
        func height(_ index: Int, in proposal: CGFloat?) -> CGFloat {
            let row = rows.rows[index]
            return line(of: row, widths, height: proposal, row.alignment ?? alignment.vertical).length
        }
        let indices = Array(rows.rows.indices)
        let gaps = rowGap * CGFloat(max(0, indices.count - 1))
        return proposal.map { share($0 - gaps, among: indices, length: height) }
            ?? indices.map { height($0, in: nil) }
    }

    private func line(
        of row: GridRows.Row,
        _ widths: [CGFloat],
        height: CGFloat?,
        _ alignment: VerticalAlignment
    ) -> GuideLine {
        GuideLine(
            row.cells.filter { !$0.traits.ignoresHeight }.map { cell in
                let width = length(widths[cell.columns], gap: columnGap)
                let size = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height))
                return (length: size.height, guide: cell.subview.item.dimensions(of: size)[alignment])
            }
        )
    }

    private func start(of line: GuideLine, in height: CGFloat, _ alignment: VerticalAlignment) -> CGFloat {
        guard !alignment.isBaseline else { return 0 }
        let (own, other) = (ViewDimensions(width: 0, height: line.length), ViewDimensions(width: 0, height: height))
        return other[alignment] - own[alignment]
    }

    // MARK: - Lengths

    /// Returns the lengths of columns or rows that share a length: the least flexible ones choose first.
    private func share(_ length: CGFloat, among parts: [Int], length own: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        let minima = parts.map { own($0, 0) }
        let maxima = parts.map { own($0, .infinity) }
        var lengths = Array(repeating: CGFloat.zero, count: parts.count)
        var left = length
        let ordered = parts.sorted { (maxima[$0] - minima[$0], $0) < (maxima[$1] - minima[$1], $1) }
        for (position, part) in ordered.enumerated() {
            lengths[part] = own(part, max(0, left / CGFloat(ordered.count - position)))
            left -= lengths[part]
        }
        return lengths
    }

    private func length(_ lengths: some Collection<CGFloat>, gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
    }

    private func offset(of column: Int, _ widths: [CGFloat]) -> CGFloat {
        widths[..<column].reduce(0, +) + columnGap * CGFloat(column)
    }
}

/// The views of a grid in their rows and columns.
struct GridRows {
    struct Cell {
        let subview: LayoutSubview
        let columns: Range<Int>
        let traits: GridCellTraits
    }

    struct Row {
        var cells: [Cell]
        let alignment: VerticalAlignment?
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0

    var cells: [Cell] { rows.flatMap(\.cells) }

    /// The columns that a cell can span. A view of the app can ask for any number.
    private static let mostColumns = 1000

    init(_ subviews: LayoutSubviews) {
        var current: Element.ID?
        for subview in subviews {
            let traits = GridCellTraits(subview.item.tree)
            guard let row = subview.item.row else {
                current = nil
                rows.append(Row(cells: [Cell(subview: subview, columns: 0..<0, traits: traits)], alignment: nil))
                continue
            }
            if row.id != current { rows.append(Row(cells: [], alignment: row.alignment)) }
            current = row.id
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let columns = start..<min(start + traits.span, max(start + 1, Self.mostColumns))
            rows[rows.count - 1].cells.append(Cell(subview: subview, columns: columns, traits: traits))
            columnCount = max(columnCount, columns.upperBound)
        }
        if columnCount == 0, !rows.isEmpty { columnCount = 1 }
        for index in rows.indices where rows[index].cells.first?.columns.isEmpty == true {
            rows[index].cells = rows[index].cells.map {
                Cell(subview: $0.subview, columns: 0..<columnCount, traits: $0.traits)
            }
        }
    }

    /// The alignments of columns that a cell of the column sets.
    var columnAlignments: [HorizontalAlignment?] {
        var result = [HorizontalAlignment?](repeating: nil, count: columnCount)
        for cell in cells where result[cell.columns.lowerBound] == nil {
            result[cell.columns.lowerBound] = cell.traits.columnAlignment
        }
        return result
    }
}

/// The properties that modifiers of a cell set.
struct GridCellTraits {
    private(set) var span = 1
    private(set) var ignoresWidth = false
    private(set) var ignoresHeight = false
    private(set) var columnAlignment: HorizontalAlignment?
    private(set) var anchor: UnitPoint?

    init(_ cell: ElementTree?) {
        // From the inside out: the outermost modifier takes precedence.
        guard let cell, cell.element.kind.isModifier else { return }
        self = Self(cell.children.first)
        guard cell.element.kind == .gridCell else { return }
        let attributes = cell.element.attributes
        if let count = attributes.number(.columnSpan) { span = max(1, Int(min(count, 1000))) }
        if attributes.bool(.ignoresWidth) { ignoresWidth = true }
        if attributes.bool(.ignoresHeight) { ignoresHeight = true }
        if case .alignment(let alignment)? = attributes[.columnAlignment] { columnAlignment = alignment.horizontal }
        if let x = attributes.number(.anchorX), let y = attributes.number(.anchorY) { anchor = UnitPoint(x: x, y: y) }
    }
}

extension VerticalAlignment {
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
