import Foundation

/// The guides that a view sets itself, computed without a browser: the baselines of its texts, and those of `alignmentGuide`.
///
/// Baselines are those of the system font in the size of the text, or of a font of the app; other fonts differ by up to a point. In a view that only the browser can
/// measure, such as a stack of texts, the places of the inner views are estimates.
enum GuideEstimate {
    typealias Guides = [GuideName: CGFloat]

    static func guides(of tree: ElementTree, size: CGSize) -> Guides {
        let attributes = tree.element.attributes
        switch tree.element.kind {
        case .text:
            let points = SizeEstimate.fontSize(of: tree.element)
            let heights = LetterHeight(of: tree.element)
            return [
                .firstTextBaseline: points * heights.ascent,
                .lastTextBaseline: size.height - points * heights.descent,
            ]
        case .alignmentGuide:
            var guides = content(of: tree, size: size)
            if let (name, value) = attributes.explicitGuide(in: size) { guides[name] = value }
            return guides
        case .padding:
            let insets = attributes.padding
            let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
            return content(of: tree, size: inner).moved(by: CGPoint(x: insets.leading, y: insets.top))
        case .frame:
            guard tree.children.count == 1 else { return [:] }
            let proposal = SizeEstimate.innerProposal(of: attributes, in: ProposedViewSize(size))
            return placed(tree.children[0], in: size, proposal: proposal, alignment: attributes.alignment)
        case .overlay, .background, .mask: return content(of: tree, size: size)
        case .fixedSize: return content(of: tree, size: size)
        case .hStack, .vStack, .zStack:
            let subviews = LayoutSubviews(tree.children.map { LayoutItem($0) })
            let arrangement = SizeEstimate.arrangement(of: tree.element)
            arrangement?.place(subviews, in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
            return merged(subviews)
        // They have no place of their own, or are placed by another layout.
        case .layout, .scrollView, .list, .geometryReader: return [:]
        case let kind where kind.keepsSize: return tree.children.count == 1 ? content(of: tree, size: size) : [:]
        // Controls show their label in the middle.
        default:
            guard tree.children.count == 1 else { return [:] }
            return placed(tree.children[0], in: size, proposal: ProposedViewSize(size), alignment: .center)
        }
    }

    private static func content(of tree: ElementTree, size: CGSize) -> Guides {
        tree.children.first.map { guides(of: $0, size: size) } ?? [:]
    }

    /// Returns the guides of a view that is aligned in a larger or smaller one.
    private static func placed(
        _ view: ElementTree,
        in size: CGSize,
        proposal: ProposedViewSize,
        alignment: Alignment
    ) -> Guides {
        let own = SizeEstimate.of(view, in: proposal).size
        let guides = guides(of: view, size: own)
        let container = ViewDimensions(width: size.width, height: size.height)
        let inner = ViewDimensions(width: own.width, height: own.height, guides: guides)
        let origin = CGPoint(
            x: container[alignment.horizontal] - inner[alignment.horizontal],
            y: container[alignment.vertical] - inner[alignment.vertical]
        )
        return guides.moved(by: origin)
    }

    /// Returns the guides of a container whose views have been placed.
    static func merged(_ subviews: LayoutSubviews) -> Guides {
        var positions: [GuideName: [CGFloat]] = [:]
        for subview in subviews {
            guard let placement = subview.item.placement, let size = subview.item.placedSize else { continue }
            let view = subview.item.dimensions(of: size)
            let origin = CGPoint(
                x: placement.position.x - placement.anchor.x * view.width,
                y: placement.position.y - placement.anchor.y * view.height
            )
            for (name, position) in view.guides.moved(by: origin) { positions[name, default: []].append(position) }
        }
        return positions.reduce(into: [:]) { $0[$1.key] = $1.key.merged($1.value) }
    }
}

extension GuideEstimate.Guides {
    fileprivate func moved(by origin: CGPoint) -> Self {
        reduce(into: [:]) { $0[$1.key] = $1.value + ($1.key.axis == .horizontal ? origin.x : origin.y) }
    }
}

extension Attributes {
    /// The guide that a modifier or a layout sets: a constant plus fractions of the size; nil if it sets none.
    func explicitGuide(in size: CGSize) -> (GuideName, CGFloat)? {
        guard let name = string(.guide), let constant = number(.guideConstant) else { return nil }
        let axis = string(.axis) == Axis.horizontal.description ? Axis.horizontal : .vertical
        let value =
            CGFloat(constant) + CGFloat(number(.guideWidth) ?? 0) * size.width
            + CGFloat(number(.guideHeight) ?? 0) * size.height
        return (GuideName(name: name, axis: axis), value)
    }
}
