import Foundation

/// The places of a compositional layout.
struct CompositionalResult {
    var size = CGSize.zero
    var elements: [UICollectionViewLayoutAttributes] = []
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var orthogonal: [OrthogonalSection] = []
}

/// Computes the places of a compositional layout, section by section.
@MainActor
struct CompositionalSolver {
    private let collection: UICollectionView
    private let configuration: UICollectionViewCompositionalLayoutConfiguration
    private let size: CGSize
    private let isVertical: Bool
    private var result = CompositionalResult()
    /// The place of the next section in the direction of scrolling.
    private var reached: CGFloat = 0

    init(collection: UICollectionView, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.collection = collection
        self.configuration = configuration
        size = collection.bounds.size
        isVertical = configuration.scrollDirection == .vertical
    }

    /// Returns the places. In a page that is written from right to left, they are mirrored.
    func finish() -> CompositionalResult {
        var result = self.result
        result.size =
            isVertical ? CGSize(width: size.width, height: reached) : CGSize(width: reached, height: size.height)
        guard collection.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return result }
        for attributes in result.elements {
            let scrolls = attributes.representedElementCategory == .cell || attributes.isOfItem
            let own = result.orthogonal.first { scrolls && $0.section == attributes.indexPath.section }
            attributes.center.x = (own?.contentSize.width ?? result.size.width) - attributes.center.x
        }
        return result
    }

    // MARK: - Sections

    mutating func place(_ section: NSCollectionLayoutSection, number: Int) {
        if number > 0 { reached += configuration.interSectionSpacing }
        let insets = section.contentInsets
        let space = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        let start = reached
        let isEdgeBefore: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool = { [isVertical] in
            isVertical ? $0.alignment.isAtTop : $0.alignment.isAtLeading
        }
        for edge in section.boundarySupplementaryItems where isEdgeBefore(edge) { add(edge, of: section, number) }

        let groups = self.groups(of: section, number: number, in: space)
        if section.orthogonalScrollingBehavior == .none {
            placeInLine(groups, of: section)
        } else {
            placeOrthogonally(groups, of: section, number: number)
        }

        for edge in section.boundarySupplementaryItems where !isEdgeBefore(edge) { add(edge, of: section, number) }
        for decoration in section.decorationItems { add(decoration, from: start, number) }
    }

    /// The groups one after another in the direction of scrolling.
    private mutating func placeInLine(_ groups: [SolvedGroup], of section: NSCollectionLayoutSection) {
        let insets = section.contentInsets
        reached += isVertical ? insets.top : insets.leading
        for (index, group) in groups.enumerated() {
            if index > 0 { reached += section.interGroupSpacing }
            let origin =
                isVertical ? CGPoint(x: insets.leading, y: reached) : CGPoint(x: reached, y: insets.top)
            add(group, at: origin)
            reached += isVertical ? group.size.height : group.size.width
        }
        reached += isVertical ? insets.bottom : insets.trailing
    }

    /// The groups one after another across the direction of scrolling.
    private mutating func placeOrthogonally(
        _ groups: [SolvedGroup],
        of section: NSCollectionLayoutSection,
        number: Int
    ) {
        guard !groups.isEmpty else { return }
        let insets = section.contentInsets
        let before = isVertical ? insets.top : insets.leading
        var across = isVertical ? insets.leading : insets.top
        var depth: CGFloat = 0
        for (index, group) in groups.enumerated() {
            if index > 0 { across += section.interGroupSpacing }
            let origin =
                isVertical ? CGPoint(x: across, y: reached + before) : CGPoint(x: reached + before, y: across)
            add(group, at: origin)
            across += isVertical ? group.size.width : group.size.height
            depth = max(depth, isVertical ? group.size.height : group.size.width)
        }
        across += isVertical ? insets.trailing : insets.bottom
        depth += before + (isVertical ? insets.bottom : insets.trailing)
        result.orthogonal.append(
            OrthogonalSection(
                section: number,
                frame: isVertical
                    ? CGRect(x: 0, y: reached, width: size.width, height: depth)
                    : CGRect(x: reached, y: 0, width: depth, height: size.height),
                contentSize: isVertical
                    ? CGSize(width: across, height: depth) : CGSize(width: depth, height: across),
                scrollsHorizontally: isVertical,
                isPaging: section.orthogonalScrollingBehavior == .paging
            )
        )
        reached += depth
    }

    private mutating func add(_ group: SolvedGroup, at origin: CGPoint) {
        for cell in group.cells {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: cell.path)
            attributes.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
            attributes.measured = cell.measured
            attributes.zIndex = cell.zIndex
            result.elements.append(attributes)
            result.items[cell.path] = attributes
            for view in cell.supplements { add(view, of: attributes) }
        }
    }

    /// Adds a view at the edge of a cell.
    private mutating func add(_ item: NSCollectionLayoutSupplementaryItem, of cell: UICollectionViewLayoutAttributes) {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind,
            with: cell.indexPath
        )
        attributes.frame = item.frame(on: cell.frame)
        attributes.zIndex = cell.zIndex + item.zIndex
        attributes.isOfItem = true
        result.elements.append(attributes)
    }

    // MARK: - Edges

    private mutating func add(
        _ edge: NSCollectionLayoutBoundarySupplementaryItem,
        of section: NSCollectionLayoutSection,
        _ number: Int
    ) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let (first, last) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let breadth = max(0, (isVertical ? size.width : size.height) - first - last)
        let path = IndexPath(item: kindPlace(of: edge, in: section), section: number)
        var own = edge.layoutSize.size(
            in: isVertical ? CGSize(width: breadth, height: size.height) : CGSize(width: size.width, height: breadth)
        )
        if let content = collection.measuredSize(ofSupplementaryView: edge.elementKind, at: path) {
            own = own.replacing(edge.layoutSize.measured, with: content)
        }
        let isAtEnd = isVertical ? edge.alignment.isAtTrailing : edge.alignment.isAtBottom
        let isAtStart = isVertical ? edge.alignment.isAtLeading : edge.alignment.isAtTop
        let free = breadth - (isVertical ? own.width : own.height)
        let across = first + (isAtEnd ? free : isAtStart ? 0 : free / 2)
        let length = isVertical ? own.height : own.width
        let start = edge.extendsBoundary ? reached : reached - length / 2
        let origin = isVertical ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across)

        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: edge.elementKind,
            with: path
        )
        attributes.frame = CGRect(origin: origin, size: own).offsetBy(dx: edge.offset.x, dy: edge.offset.y)
        attributes.measured = edge.layoutSize.measured
        attributes.zIndex = edge.zIndex
        result.elements.append(attributes)
        if edge.extendsBoundary { reached += length }
    }

    /// The number of an edge among those of the same kind.
    private func kindPlace(
        of edge: NSCollectionLayoutBoundarySupplementaryItem,
        in section: NSCollectionLayoutSection
    ) -> Int {
        section.boundarySupplementaryItems.filter { $0.elementKind == edge.elementKind }
            .firstIndex { $0 === edge } ?? 0
    }

    private mutating func add(_ decoration: NSCollectionLayoutDecorationItem, from start: CGFloat, _ number: Int) {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: decoration.elementKind,
            with: IndexPath(item: 0, section: number)
        )
        let frame =
            isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: reached - start)
            : CGRect(x: start, y: 0, width: reached - start, height: size.height)
        attributes.frame = frame.inset(by: decoration.contentInsets.leftToRight)
        attributes.zIndex = decoration.zIndex
        result.elements.append(attributes)
    }

    // MARK: - Groups

    private func groups(of section: NSCollectionLayoutSection, number: Int, in space: CGSize) -> [SolvedGroup] {
        let count = collection.numberOfItems(inSection: number)
        var groups: [SolvedGroup] = []
        var next = 0
        while next < count {
            let group = solve(section.group, in: space, from: IndexPath(item: next, section: number), end: count)
            // A group without room for a cell would be repeated for ever.
            guard !group.cells.isEmpty else { break }
            next += group.cells.count
            groups.append(group)
        }
        return groups
    }

    /// Places the cells from a path in a group.
    private func solve(
        _ group: NSCollectionLayoutGroup,
        in container: CGSize,
        from path: IndexPath,
        end: Int
    ) -> SolvedGroup {
        let insets = group.contentInsets
        let full = group.layoutSize.size(in: container)
        let inner = CGSize(
            width: max(0, full.width - insets.leading - insets.trailing),
            height: max(0, full.height - insets.top - insets.bottom)
        )
        var solved: SolvedGroup
        switch group.arrangement {
        case .horizontal: solved = line(group, in: inner, from: path, end: end, isHorizontal: true)
        case .vertical: solved = line(group, in: inner, from: path, end: end, isHorizontal: false)
        case .custom(let provider):
            let environment = CollectionEnvironment(size: inner, traits: collection.traitCollection)
            let frames = provider(environment).prefix(end - path.item)
            solved = SolvedGroup(size: inner)
            for (index, item) in frames.enumerated() {
                let path = IndexPath(item: path.item + index, section: path.section)
                solved.cells.append(SolvedCell(path: path, frame: item.frame, zIndex: item.zIndex))
            }
        }
        let content = CGSize(
            width: solved.size.width + insets.leading + insets.trailing,
            height: solved.size.height + insets.top + insets.bottom
        )
        solved.move(by: CGPoint(x: insets.leading, y: insets.top))
        solved.size = full.replacing(group.layoutSize.measured, with: content)
        return solved
    }

    /// Places subitems along one axis, until there are no more cells or no more room.
    private func line(
        _ group: NSCollectionLayoutGroup,
        in inner: CGSize,
        from path: IndexPath,
        end: Int,
        isHorizontal: Bool
    ) -> SolvedGroup {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let room = isHorizontal ? inner.width : inner.height
        let length = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let limit = group.count ?? (length.isEstimated ? group.subitems.count : .max)
        var parts: [SolvedGroup] = []
        var (used, next) = (CGFloat(0), path.item)
        while parts.count < limit, next < end, !group.subitems.isEmpty {
            let item = group.subitems[parts.count % group.subitems.count]
            var space = inner
            if group.isEven, let count = group.count {
                let share = max(0, room - spacing * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal { space.width = share } else { space.height = share }
            }
            let part = solve(item, in: space, isFilling: group.isEven ? isHorizontal : nil, at: next, path, end)
            let wanted = used + (parts.isEmpty ? 0 : spacing) + part.length(isHorizontal)
            // Parts of the width may be too large by an error of rounding. One subitem is placed in any case.
            if group.count == nil, !length.isEstimated, !parts.isEmpty, wanted > room + 0.01 { break }
            guard !part.cells.isEmpty else { break }
            // Subitems without a length would be repeated for ever.
            if group.count == nil, part.length(isHorizontal) + spacing <= 0, parts.count >= group.subitems.count {
                break
            }
            used = wanted
            next += part.cells.count
            parts.append(part)
        }
        return SolvedGroup(
            parts,
            isHorizontal: isHorizontal,
            spacing: gap(group, spacing, free: room - used, parts.count, isFixed: !length.isEstimated)
        )
    }

    /// The distance of subitems, which a flexible spacing makes greater.
    private func gap(
        _ group: NSCollectionLayoutGroup,
        _ spacing: CGFloat,
        free: CGFloat,
        _ count: Int,
        isFixed: Bool
    ) -> CGFloat {
        guard isFixed, count > 1, group.interItemSpacing?.isFlexibleSpacing == true else { return spacing }
        return spacing + max(0, free) / CGFloat(count - 1)
    }

    /// Places a cell or a group.
    ///
    /// - Parameter isFilling: Whether the item fills the space horizontally; nil if it has its own size.
    private func solve(
        _ item: NSCollectionLayoutItem,
        in space: CGSize,
        isFilling: Bool?,
        at place: Int,
        _ path: IndexPath,
        _ end: Int
    ) -> SolvedGroup {
        let path = IndexPath(item: place, section: path.section)
        if let group = item as? NSCollectionLayoutGroup { return solve(group, in: space, from: path, end: end) }
        var full = item.layoutSize.size(in: space)
        var measured = item.layoutSize.measured
        if let isFilling {
            if isFilling { full.width = space.width } else { full.height = space.height }
            measured.remove(isFilling ? .width : .height)
        }
        let insets = item.contentInsets
        if let content = collection.measuredSize(ofItemAt: path) {
            let outer = CGSize(
                width: content.width + insets.leading + insets.trailing,
                height: content.height + insets.top + insets.bottom
            )
            full = full.replacing(measured, with: outer)
        }
        let frame = CGRect(
            x: insets.leading,
            y: insets.top,
            width: max(0, full.width - insets.leading - insets.trailing),
            height: max(0, full.height - insets.top - insets.bottom)
        )
        var solved = SolvedGroup(size: full)
        solved.cells = [
            SolvedCell(path: path, frame: frame, measured: measured, supplements: item.supplementaryItems)
        ]
        return solved
    }
}

/// A cell in a group.
private struct SolvedCell {
    let path: IndexPath
    var frame: CGRect
    var measured: MeasuredLengths = []
    var zIndex = 0
    var supplements: [NSCollectionLayoutSupplementaryItem] = []
}

/// A group with the frames of its cells.
private struct SolvedGroup {
    var size: CGSize
    var cells: [SolvedCell] = []

    init(size: CGSize) { self.size = size }

    /// Places parts one after another.
    init(_ parts: [SolvedGroup], isHorizontal: Bool, spacing: CGFloat) {
        var (length, breadth) = (CGFloat(0), CGFloat(0))
        cells = []
        for (index, part) in parts.enumerated() {
            var part = part
            if index > 0 { length += spacing }
            part.move(by: isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length))
            length += part.length(isHorizontal)
            breadth = max(breadth, part.length(!isHorizontal))
            cells += part.cells
        }
        size = isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
    }

    func length(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? size.width : size.height }

    mutating func move(by distance: CGPoint) {
        for index in cells.indices { cells[index].frame.origin.x += distance.x }
        for index in cells.indices { cells[index].frame.origin.y += distance.y }
    }
}

extension CGSize {
    /// The size with the measured lengths of another.
    fileprivate func replacing(_ lengths: MeasuredLengths, with other: CGSize) -> CGSize {
        CGSize(
            width: lengths.contains(.width) ? other.width : width,
            height: lengths.contains(.height) ? other.height : height
        )
    }
}

extension NSRectAlignment {
    fileprivate var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
    fileprivate var isAtBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
    fileprivate var isAtLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
    fileprivate var isAtTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
