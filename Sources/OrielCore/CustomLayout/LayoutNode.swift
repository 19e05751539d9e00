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
    var motion: NodeMotion<L>
    /// The items that were placed most recently.
    private var placed: [Element.ID] = []
    /// Whether the layout is placed again later, because its size has changed while it moves.
    var isPostponed = false

    init(
        _ layout: L,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.layout = layout
        motion = NodeMotion(layout)
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
        flags.insert(.placesViews)
        begin(with: Element(.layout, events: .measure))
        graph.layouts.setMeasured(false, self)
        needsPlacing(animation: nil)
    }

    override func elementWillUnmount() {
        graph.layouts.setMeasured(true, self)
        if motion.isMoving(on: self) { graph.animationSampler.end(self) }
    }

    func layoutDidChange() {
        motion.follow(layout, on: self)
        continueMotion()
        needsPlacing(animation: graph.transaction.animation)
    }

    func needsPlacing(animation: Animation?) {
        graph.layouts.mark(self, animation: animation)
        graph.scheduleFlush()
    }

    func contentDidChange() { question.contentDidChange() }

    override func evaluate() {
        continueMotion()
        graph.layouts.remark(self)
    }

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
        if motion.isMoving(on: self) { return placeLater() }
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
        let nodes = items
        let ids = nodes.map(\.id)
        // If the items are others than before, the browser moves them to their places.
        if isConcealed || animation != nil && ids != placed, motion.isMoving(on: self) { motion.stop(on: self) }
        let isMoving = motion.isMoving(on: self)
        let outer = graph.transaction
        graph.transaction = Transaction(animation: isMoving ? nil : animation)
        defer { graph.transaction = outer }

        let target = layout
        let data = motion.data(insteadOf: layout, on: self)
        if let data { layout.animatableData = data }
        defer { layout = target }
        defer { placed = ids }
        // Without steps, the layout would stay where it is now.
        if isMoving, !graph.animationSampler.isSampling {
            graph.animationSampler.begin(self)
            graph.scheduleFlush()
        }

        let views = nodes.map { $0.makeItem() }
        let direction = EnvironmentValues(head: environment).layoutDirection
        let subviews = LayoutSubviews(views[...], layoutDirection: direction)
        var cache = takeCache(for: subviews)
        let arrangement = arrange(subviews, &cache)
        self.cache = cache

        if let frame = parent as? LayoutFrameNode {
            let hasNewLimits = frame.element.attributes != arrangement.limits
            if hasNewLimits { frame.show(Element(.frame, attributes: arrangement.limits)) }
            let hasNewGuides = frame.show(arrangement.guides)
            if hasNewLimits || hasNewGuides {
                graph.layouts.markLayout(around: frame, animation: isMoving ? nil : animation)
            }
        }
        // While the layout moves, the sizes for a step would come too late.
        let asks = data == nil || ids != placed
        if asks, !question.ask(views, at: ids, upTo: Self.mostProposals) {
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
        /// The guides that the views around the layout are aligned with, as attributes.
        var guides: [Axis: Attributes] = [:]
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
        var likely = offer ?? likelySize
        // Until the browser has measured the layout.
        if offer == nil, ideal.width.isFinite, isUnbounded(along: .horizontal) { likely.width = ideal.width }
        let width = min(max(likely.width, narrow), max(wide, narrow))
        let (low, high) = (size(width, 0).height, size(width, .infinity).height)
        let isFlexible = high > low
        if offer == nil, isFlexible, isUnbounded(along: .vertical) { likely.height = size(width, nil).height }
        let height = min(max(likely.height, low), max(high, low))
        let proposal = ProposedViewSize(width: width, height: isFlexible ? height : nil)
        let own = size(proposal.width, proposal.height)
        let bounds = CGRect(
            origin: .zero,
            size: CGSize(width: min(own.width, LayoutProposal.longest), height: own.height)
        )
        // The guides come first: by default, they place the views, too.
        let guides = guides(in: bounds, proposal, subviews, &cache)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)

        var limits = Attributes()
        limits.limit(.width, .minWidth, .idealWidth, .maxWidth, from: narrow, ideal: ideal.width, to: wide)
        let idealHeight = isFlexible ? size(width, nil).height : high
        limits.limit(.height, .minHeight, .idealHeight, .maxHeight, from: low, ideal: idealHeight, to: high)
        return Arrangement(limits: limits, bounds: bounds, proposal: proposal, guides: guides)
    }

    /// Returns the guides of the layout for the alignment of the container around it.
    private func guides(
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout L.Cache
    ) -> [Axis: Attributes] {
        guard let container = container?.element, bounds.width.isFinite, bounds.height.isFinite else { return [:] }
        let alignment = container.attributes.alignment
        let size = ViewDimensions(width: bounds.width, height: bounds.height)
        var result: [Axis: Attributes] = [:]
        if container.kind != .hStack {
            let guide = alignment.horizontal
            let value = layout.explicitAlignment(
                of: guide,
                in: bounds,
                proposal: proposal,
                subviews: subviews,
                cache: &cache
            )
            let standard = guide.id.defaultValue(in: size)
            result[.horizontal] = .guide(guide.key, at: value, standard: standard, of: bounds.width)
        }
        if container.kind != .vStack {
            let guide = alignment.vertical
            let value = layout.explicitAlignment(
                of: guide,
                in: bounds,
                proposal: proposal,
                subviews: subviews,
                cache: &cache
            )
            let standard = guide.id.defaultValue(in: size)
            result[.vertical] = .guide(guide.key, at: value, standard: standard, of: bounds.height)
        }
        return result
    }

    /// The container that aligns the layout; nil if something around the layout has a size of its own.
    private var container: ElementNode? {
        var ancestor = parent?.parent
        while let current = ancestor {
            if let node = current.elementNode {
                switch node.element.kind {
                case .hStack, .vStack, .zStack, .frame: return node
                case .padding, .background, .overlay: break
                case let kind where kind.keepsSize: break
                default: return nil
                }
            }
            ancestor = current.parent
        }
        return nil
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

extension Attributes {
    /// The attributes of a guide; nil if the layout does not set it. Its place is a constant distance from the guide's standard place in the same size.
    ///
    /// - Parameters:
    ///   - standard: The place of the guide in a view that does not set it.
    ///   - length: The length of the view along the axis of the guide.
    fileprivate static func guide(
        _ key: AlignmentKey,
        at value: CGFloat?,
        standard: CGFloat,
        of length: CGFloat
    ) -> Attributes? {
        guard let value, value.isFinite else { return nil }
        // The first baseline of a layout is at a distance from its top.
        let part = length > 0 && key.guideName != .firstTextBaseline ? standard / length : 0
        var attributes: Attributes = [
            .guide: .string(key.name), .axis: .string(key.axis.description),
            .guideConstant: .number(Double((value - part * length).roundedUp)),
        ]
        if part != 0 { attributes.set(key.axis == .horizontal ? .guideWidth : .guideHeight, part) }
        return attributes
    }
}

/// A guide of a layout, around its frame.
final class LayoutGuideNode: ElementNode {
    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.alignmentGuide), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) { type.update(self, from: value) }
}

/// The frame around a layout: the limits of its size.
final class LayoutFrameNode: ElementNode {
    /// Shows the guides of the layout.
    ///
    /// - Returns: Whether they have changed.
    func show(_ guides: [Axis: Attributes]) -> Bool {
        let nodes = [(Axis.horizontal, parent), (.vertical, parent?.parent)]
        var hasChanged = false
        for (axis, node) in nodes {
            let element = Element(.alignmentGuide, attributes: guides[axis] ?? [:])
            guard let node = node as? LayoutGuideNode, node.element != element else { continue }
            node.show(element)
            hasChanged = true
        }
        return hasChanged
    }

    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        super.init(Element(.frame), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) { type.update(self, from: value) }
}
