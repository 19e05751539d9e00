import Foundation

/// The node of a layout: it runs the layout, and shows the resulting places and limits.
final class LayoutNode<L: Layout>: ElementNode, LayoutPlacing {
    var layout: L
    private var cache: L.Cache?
    /// The size that the browser offers to the layout; nil until it is known.
    private var offer: CGSize?
    /// The measurements requested from the browser.
    private var question = LayoutQuestion()
    /// The maximum number of proposals for which the items are measured.
    private static var mostProposals: Int { 32 }

    init(
        _ layout: L,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.layout = layout
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
        flags.insert(.placesViews)
        begin(with: Element(.layout, events: .measure))
        graph.layouts.setMeasured(false, self)
        needsPlacing(animation: nil)
    }

    override func elementWillUnmount() { graph.layouts.setMeasured(true, self) }

    func needsPlacing(animation: Animation?) {
        graph.layouts.mark(self, animation: animation)
        graph.scheduleFlush()
    }

    func contentDidChange() { question.contentDidChange() }

    override func evaluate() { graph.layouts.remark(self) }

    override func handle(_ event: ElementEvent) {
        // The number of the question, the size of the layout, the sizes of the items.
        guard case .measure(let numbers) = event, numbers.count >= 3 else { return }
        let size = CGSize(width: numbers[1], height: numbers[2])
        if size != offer { question.offerDidChange(to: size) }
        offer = size
        graph.layouts.setMeasured(true, self)
        if let sizes = question.sizes(in: numbers[3...], number: numbers[0]) {
            for (item, sizes) in zip(items, sizes) { item.measured = sizes }
        }
        // Content released while the page was idle is rebuilt before this node is evaluated.
        graph.invalidate(self)
    }

    private var items: [LayoutItemNode] {
        var result: [LayoutItemNode] = []
        func collect(_ node: ViewNode) {
            if let item = node as? LayoutItemNode { result.append(item) } else { node.forEachChild(collect) }
        }
        forEachChild(collect)
        return result
    }

    // MARK: - Placing

    func place(animation: Animation?) {
        let outer = graph.transaction
        graph.transaction = Transaction(animation: animation)
        defer { graph.transaction = outer }

        let nodes = items
        let views = nodes.map { $0.makeItem() }
        let direction = EnvironmentValues(head: environment).layoutDirection
        let subviews = LayoutSubviews(views[...], layoutDirection: direction)
        var cache = takeCache(for: subviews)
        let arrangement = arrange(subviews, &cache)
        self.cache = cache

        if let frame = parent as? LayoutFrameNode, frame.element.attributes != arrangement.limits {
            frame.show(Element(.frame, attributes: arrangement.limits))
            graph.layouts.markLayout(around: frame, animation: animation)
        }
        if !question.ask(views, at: nodes.map(\.id), upTo: Self.mostProposals) {
            graph.report(
                .warning,
                "\(L.self) requests other sizes each time the browser has measured the requested ones. Its requests are no longer sent."
            )
        }
        let attributes: Attributes = [
            .width: .number(Double(arrangement.bounds.width)), .proposals: .string(question.text),
        ]
        show(Element(.layout, attributes: attributes, events: .measure))
        for (node, view) in zip(nodes, views) {
            // As on Apple's, a view that the layout does not place is in the middle.
            let middle = LayoutPlacement(
                position: CGPoint(x: arrangement.bounds.midX, y: arrangement.bounds.midY),
                anchor: .center,
                proposal: arrangement.proposal
            )
            node.show(view.placement ?? middle, of: view)
        }
    }

    private func takeCache(for subviews: LayoutSubviews) -> L.Cache {
        guard var known = cache else { return layout.makeCache(subviews: subviews) }
        layout.updateCache(&known, subviews: subviews)
        return known
    }

    private struct Arrangement {
        var limits: Attributes
        var bounds: CGRect
        var proposal: ProposedViewSize
    }

    /// Computes the limits of the layout, and places the views in the size that the browser offers.
    private func arrange(_ subviews: LayoutSubviews, _ cache: inout L.Cache) -> Arrangement {
        func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            let size = layout.sizeThatFits(
                proposal: ProposedViewSize(width: width, height: height),
                subviews: subviews,
                cache: &cache
            )
            return CGSize(width: Self.length(size.width), height: Self.length(size.height))
        }
        let ideal = size(nil, nil)
        let (narrow, wide) = (size(0, nil).width, size(.infinity, nil).width)
        let likely = offer ?? likelySize
        let width = min(max(likely.width, narrow), max(wide, narrow))
        let (low, high) = (size(width, 0).height, size(width, .infinity).height)
        let isFlexible = high > low
        let height = min(max(likely.height, low), max(high, low))
        let proposal = ProposedViewSize(width: width, height: isFlexible ? height : nil)
        let own = size(proposal.width, proposal.height)
        let bounds = CGRect(
            origin: .zero,
            size: CGSize(width: min(own.width, LayoutProposal.longest), height: own.height)
        )
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)

        var limits = Attributes()
        limits.limit(.width, .minWidth, .idealWidth, .maxWidth, from: narrow, ideal: ideal.width, to: wide)
        let idealHeight = isFlexible ? size(width, nil).height : high
        limits.limit(.height, .minHeight, .idealHeight, .maxHeight, from: low, ideal: idealHeight, to: high)
        return Arrangement(limits: limits, bounds: bounds, proposal: proposal)
    }

    /// Returns a valid length for a number that a layout has returned, which can be any number.
    private static func length(_ length: CGFloat) -> CGFloat {
        if length.isNaN { return 0 }
        return length >= LayoutProposal.longest ? .infinity : max(0, length)
    }
}

extension Attributes {
    /// Limits a frame along an axis: a fixed length if there is only one, otherwise a range.
    fileprivate mutating func limit(
        _ fixed: Name,
        _ least: Name,
        _ ideal: Name,
        _ most: Name,
        from lower: CGFloat,
        ideal idealLength: CGFloat,
        to upper: CGFloat
    ) {
        if upper <= lower, lower.isFinite { return set(fixed, lower.roundedUp) }
        if lower.isFinite { set(least, lower.roundedUp) }
        if idealLength.isFinite { set(ideal, idealLength.roundedUp) }
        set(most, upper.roundedUp)
    }
}

extension CGFloat {
    /// The length rounded up to hundredths, as in style rules. A text that gets less space than it needs would wrap.
    var roundedUp: CGFloat { isFinite ? (self * 100).rounded(.up) / 100 : self }
}

/// The frame around a layout: the limits of its size.
final class LayoutFrameNode: ElementNode {
    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.frame), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) { type.update(self, from: value) }
}
