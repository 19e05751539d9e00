import Foundation

/// How a container arranges its views.
protocol Arrangement {
    func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize)
}

/// Views in a line, as `HStack` and `VStack` arrange them.
///
/// The least flexible views choose first, each from an equal share of the remaining length. Views of a higher priority
/// choose before those of a lower one, which keep only their minimum.
struct StackArrangement: Arrangement {
    let axis: Axis
    let spacing: CGFloat?
    /// Returns the place of the guide in a view at which all views are aligned across the line.
    let guide: (ViewDimensions) -> CGFloat

    init(_ axis: Axis, spacing: CGFloat?, guide: @escaping (ViewDimensions) -> CGFloat) {
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(of: subviews, in: proposal)
        let along = sizes.reduce(0) { $0 + self.along($1) } + distances(subviews).reduce(0, +)
        return size(along: along, across: line(of: subviews, sizes).length)
    }

    /// Places views one after another.
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
        let sizes = sizes(of: subviews, in: proposal)
        let gaps = distances(subviews)
        let line = line(of: subviews, sizes)
        // In bounds that are larger, the line is aligned as a view without guides would be.
        let bounded = guide(ViewDimensions(width: bounds.width, height: bounds.height))
        let own = size(along: along(bounds.size), across: line.length)
        let start = bounded - guide(ViewDimensions(width: own.width, height: own.height))
        var place: CGFloat = 0
        for (index, (subview, size)) in zip(subviews, sizes).enumerated() {
            let shift = start + line.before - guide(subview.item.dimensions(of: size))
            let point =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + place, y: bounds.minY + shift)
                : CGPoint(x: bounds.minX + shift, y: bounds.minY + place)
            subview.place(at: point, proposal: ProposedViewSize(size))
            place += along(size) + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func line(of subviews: LayoutSubviews, _ sizes: [CGSize]) -> GuideLine {
        GuideLine(
            zip(subviews, sizes).lazy.filter { !$0.0.item.isSpacer }
                .map { (length: across($1), guide: guide($0.item.dimensions(of: $1))) }
        )
    }

    private func sizes(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> [CGSize] {
        let across = axis == .horizontal ? proposal.height : proposal.width
        let offered = axis == .horizontal ? proposal.width : proposal.height
        guard let offered else { return subviews.map { $0.sizeThatFits(self.proposal(along: nil, across: across)) } }

        func length(_ index: Int, in along: CGFloat) -> CGFloat {
            self.along(subviews[subviews.startIndex + index].sizeThatFits(self.proposal(along: along, across: across)))
        }
        let minima = subviews.indices.map { length($0 - subviews.startIndex, in: 0) }
        let maxima = subviews.indices.map { length($0 - subviews.startIndex, in: .infinity) }
        var sizes = Array(repeating: CGSize.zero, count: subviews.count)
        var room = offered - distances(subviews).reduce(0, +)
        let groups = Dictionary(grouping: sizes.indices) { subviews[subviews.startIndex + $0].priority }
        var reserved = minima.reduce(0, +)
        for (_, group) in groups.sorted(by: { $0.key > $1.key }) {
            reserved -= group.reduce(0) { $0 + minima[$1] }
            var left = max(0, room - reserved)
            // Stable, so that equal views choose in their order.
            let ordered = group.sorted { (maxima[$0] - minima[$0], $0) < (maxima[$1] - minima[$1], $1) }
            for (position, index) in ordered.enumerated() {
                let share = max(0, left / CGFloat(ordered.count - position))
                let subview = subviews[subviews.startIndex + index]
                let size = subview.sizeThatFits(self.proposal(along: share, across: across))
                sizes[index] = size
                left -= along(size)
                room -= along(size)
            }
        }
        return sizes
    }

    private func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func size(along: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
    }
}

/// Views on top of each other, as `ZStack` arranges them.
struct DepthArrangement: Arrangement {
    let alignment: Alignment

    init(_ alignment: Alignment = .center) { self.alignment = alignment }

    func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
        let (columns, rows) = lines(of: subviews, in: proposal)
        return CGSize(width: columns.length, height: rows.length)
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
        let (columns, rows) = lines(of: subviews, in: proposal)
        let bounded = ViewDimensions(width: bounds.width, height: bounds.height)
        let own = ViewDimensions(width: columns.length, height: rows.length)
        let start = CGPoint(
            x: bounds.minX + bounded[alignment.horizontal] - own[alignment.horizontal] + columns.before,
            y: bounds.minY + bounded[alignment.vertical] - own[alignment.vertical] + rows.before
        )
        for subview in subviews {
            let view = subview.dimensions(in: proposal)
            let point = CGPoint(x: start.x - view[alignment.horizontal], y: start.y - view[alignment.vertical])
            subview.place(at: point, proposal: proposal)
        }
    }

    private func lines(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> (GuideLine, GuideLine) {
        let views = subviews.map { $0.dimensions(in: proposal) }
        return (
            GuideLine(views.map { (length: $0.width, guide: $0[alignment.horizontal]) }),
            GuideLine(views.map { (length: $0.height, guide: $0[alignment.vertical]) })
        )
    }
}
