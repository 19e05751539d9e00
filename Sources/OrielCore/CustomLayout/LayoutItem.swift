import Foundation

/// A view as a layout sees it: its sizes, as far as they are known, and its place.
///
/// Unchecked, because layouts run only on the main actor.
final class LayoutItem: @unchecked Sendable {
    let tree: ElementTree?
    let values: [ObjectIdentifier: Any]
    let priority: Double
    /// The row of a grid that contains the view.
    let row: LayoutRow?
    /// Sizes that the browser has measured, by proposal.
    let measured: [LayoutProposal: CGSize]
    /// The proposals for which the layout needs a size that only the browser knows, in the order of the requests.
    private(set) var wanted: [LayoutProposal] = []
    var placement: LayoutPlacement?

    private var known: [LayoutProposal: CGSize] = [:]
    private var guides: [LayoutProposal: GuideEstimate.Guides] = [:]

    init(
        _ tree: ElementTree?,
        row: LayoutRow? = nil,
        values: [ObjectIdentifier: Any] = [:],
        measured: [LayoutProposal: CGSize] = [:]
    ) {
        self.tree = tree
        self.row = row
        self.values = values
        self.measured = measured
        priority = tree?.layoutPriority ?? 0
    }

    var isSpacer: Bool { tree?.standsFor(.spacer) ?? false }

    /// Whether all sizes so far were exact.
    var isExact: Bool { wanted.isEmpty }

    func size(in proposal: ProposedViewSize) -> CGSize {
        let key = LayoutProposal(proposal)
        if let size = known[key] { return size }
        let estimate = tree.map { SizeEstimate.of($0, in: key.size) } ?? SizeEstimate(.zero)
        var size = estimate.size
        if !estimate.isExact {
            wanted.append(key)
            size = measured[key] ?? likelySize(in: key.size, estimate: size)
        }
        known[key] = size
        return size
    }

    /// Derives a size from those for other proposals: a view that fits into a proposal has its ideal size.
    private func likelySize(in proposal: ProposedViewSize, estimate: CGSize) -> CGSize {
        guard let ideal = measured[LayoutProposal(.unspecified)] else { return estimate }
        let fits = ideal.width <= proposal.width ?? .infinity && ideal.height <= proposal.height ?? .infinity
        return fits ? ideal : estimate
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(of: size(in: proposal))
    }

    /// Returns the guides of the view in a size that it has for some proposal.
    func dimensions(of size: CGSize) -> ViewDimensions {
        let key = LayoutProposal(ProposedViewSize(size))
        let guides = guides[key] ?? tree.map { GuideEstimate.guides(of: $0, size: size) } ?? [:]
        self.guides[key] = guides
        return ViewDimensions(width: size.width, height: size.height, guides: guides)
    }

    /// The size of the placed view, as far as it is known: the browser is not asked for it.
    var placedSize: CGSize? {
        guard let placement else { return nil }
        let key = LayoutProposal(placement.proposal)
        if let size = known[key] ?? measured[key] { return size }
        return tree.map { likelySize(in: key.size, estimate: SizeEstimate.of($0, in: key.size).size) }
    }
}

/// The `GridRow` around a view of a layout.
struct LayoutRow {
    let id: Element.ID
    let alignment: VerticalAlignment?
}

/// A proposal as it is sent to the browser: lengths in steps of 1/64 point, as in browsers, between 0 and 100,000.
struct LayoutProposal: Hashable {
    let size: ProposedViewSize

    init(_ proposal: ProposedViewSize) {
        func rounded(_ length: CGFloat?) -> CGFloat? {
            guard let length else { return nil }
            if length.isNaN { return nil }
            return length >= Self.longest ? .infinity : (max(0, length) * 64).rounded() / 64
        }
        size = ProposedViewSize(width: rounded(proposal.width), height: rounded(proposal.height))
    }

    /// The length that represents infinity in the browser. Greedy views have this length.
    static let longest: CGFloat = 100_000

    /// The proposal in `data-measure`: `n` is unspecified, `i` infinite.
    var text: String {
        func text(_ length: CGFloat?) -> String {
            guard let length else { return "n" }
            guard length.isFinite else { return "i" }
            return length == length.rounded() ? "\(Int(length))" : "\(Double(length))"
        }
        return "\(text(size.width)),\(text(size.height))"
    }
}
