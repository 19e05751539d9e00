public import Foundation

/// Places cells in lines, one after another, and breaks a line where the next cell does not fit.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 120)
///     layout.minimumInteritemSpacing = 8
///     layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
///     let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
///
/// A full line reaches from one edge to the other. The last line of a section has the spacing of the line before it if
/// all cells are equally long. Headers and footers scroll with their sections.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size for `estimatedItemSize` that lets the content of cells determine their size.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { settingsDidChange(scrollDirection != oldValue) }
    }
    /// The least distance of lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { settingsDidChange(minimumLineSpacing != oldValue) }
    }
    /// The least distance of cells in a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { settingsDidChange(minimumInteritemSpacing != oldValue) }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { settingsDidChange(itemSize != oldValue) }
    }
    /// The size of cells until the browser has measured their content; zero for cells with the size of `itemSize`.
    open var estimatedItemSize = CGSize.zero {
        didSet { settingsDidChange(estimatedItemSize != oldValue) }
    }
    /// The size of headers, of which the one in the direction of scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { settingsDidChange(headerReferenceSize != oldValue) }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { settingsDidChange(footerReferenceSize != oldValue) }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { settingsDidChange(sectionInset != oldValue) }
    }

    @available(*, unavailable, message: "Headers scroll with their sections. Use a list, whose headers stay in view.")
    public final var sectionHeadersPinToVisibleBounds: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "Footers scroll with their sections.")
    public final var sectionFootersPinToVisibleBounds: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    private var elements: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentLength: CGFloat = 0

    private var isVertical: Bool { scrollDirection == .vertical }
    private var sizes: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Whether the places are those of the settings, which subclasses of apps may change in `prepare()`.
    private var isSolved = false

    private func settingsDidChange(_ isDifferent: Bool) {
        guard isDifferent else { return }
        isSolved = false
        invalidateLayout()
    }

    open override func prepare() { isSolved = false }

    private func solve() {
        guard !isSolved, let collectionView else { return }
        isSolved = true
        (elements, items, contentLength) = ([], [:], 0)
        for section in 0..<collectionView.numberOfSections { place(section, of: collectionView) }
    }

    open override var collectionViewContentSize: CGSize {
        solve()
        let size = collectionView?.bounds.size ?? .zero
        return isVertical
            ? CGSize(width: size.width, height: contentLength) : CGSize(width: contentLength, height: size.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solve()
        return elements.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solve()
        return items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solve()
        return elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    // MARK: - Placement

    /// A rectangle of which the first values are those in the direction of scrolling.
    private func rect(_ start: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: start, width: breadth, height: length)
            : CGRect(x: start, y: across, width: length, height: breadth)
    }

    private func length(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }
    private func breadth(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }

    private func place(_ section: Int, of collection: UICollectionView) {
        let inset = sizes?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let spacing =
            sizes?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing

        let header =
            sizes?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        addEdge(UICollectionView.elementKindSectionHeader, length(header), section, collection)
        contentLength += before
        let space = max(0, breadth(collection.bounds.size) - first - last)
        let lines = self.lines(of: section, in: space, collection)
        for (index, line) in lines.enumerated() {
            if index > 0 { contentLength += spacing }
            let previous = index > 0 ? lines[index - 1] : nil
            place(line, after: previous, isLast: index == lines.count - 1, from: first, in: space)
            contentLength += line.length
        }
        contentLength += after
        let footer =
            sizes?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        addEdge(UICollectionView.elementKindSectionFooter, length(footer), section, collection)
    }

    private func addEdge(_ kind: String, _ length: CGFloat, _ section: Int, _ collection: UICollectionView) {
        guard length > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind,
            with: IndexPath(item: 0, section: section)
        )
        attributes.frame = rect(contentLength, 0, length, breadth(collection.bounds.size))
        elements.append(attributes)
        contentLength += length
    }

    /// Cells side by side.
    private struct Line {
        var items: [(path: IndexPath, size: CGSize)] = []
        var length: CGFloat = 0
        var breadth: CGFloat = 0
        /// The least distance of the cells.
        let spacing: CGFloat
    }

    private func lines(of section: Int, in space: CGFloat, _ collection: UICollectionView) -> [Line] {
        let spacing =
            sizes?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        var lines: [Line] = []
        for item in 0..<collection.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = self.size(at: path, collection)
            // Sizes that are computed as a part of the width may be too large by an error of rounding.
            let fits = lines.last.map { $0.breadth + $0.spacing + breadth(size) <= space + 0.01 } ?? false
            if !fits { lines.append(Line(spacing: spacing)) }
            var line = lines.removeLast()
            line.breadth += (line.items.isEmpty ? 0 : spacing) + breadth(size)
            line.length = max(line.length, length(size))
            line.items.append((path, size))
            lines.append(line)
        }
        return lines
    }

    private func size(at path: IndexPath, _ collection: UICollectionView) -> CGSize {
        if estimatedItemSize != .zero {
            if let measured = collection.measuredSize(ofItemAt: path) { return measured }
            if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        }
        return sizes?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    }

    private func place(_ line: Line, after previous: Line?, isLast: Bool, from first: CGFloat, in space: CGFloat) {
        let filled = line.items.reduce(0) { $0 + breadth($1.size) }
        var gap = line.spacing
        var across = first
        if !isLast {
            gap = self.gap(of: line, in: space)
            if line.items.count == 1 { across += max(0, space - filled) / 2 }
        } else if let previous, Set((previous.items + line.items).map { breadth($0.size) }).count == 1 {
            gap = self.gap(of: previous, in: space)
            if previous.items.count == 1 { across += max(0, space - filled) / 2 }
        }
        for (path, size) in line.items {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = rect(
                contentLength + (line.length - length(size)) / 2,
                across,
                length(size),
                breadth(size)
            )
            if estimatedItemSize != .zero { attributes.measured = [.width, .height] }
            elements.append(attributes)
            items[path] = attributes
            across += breadth(size) + gap
        }
    }

    /// The distance of the cells of a line that reaches from one edge to the other.
    private func gap(of line: Line, in space: CGFloat) -> CGFloat {
        guard line.items.count > 1 else { return line.spacing }
        let filled = line.items.reduce(0) { $0 + breadth($1.size) }
        return max(line.spacing, (space - filled) / CGFloat(line.items.count - 1))
    }
}
