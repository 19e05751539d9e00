import Foundation

/// The length, along an axis, of views whose guides are at the same place.
struct GuideLine {
    /// The distance from the first edge to the guides.
    private(set) var before: CGFloat = 0
    private(set) var length: CGFloat = 0

    /// - Parameter views: The length of each view, and the place of its guide. A view that expands without end cannot be aligned.
    init(_ views: some Sequence<(length: CGFloat, guide: CGFloat)>) {
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        for view in views {
            guard view.length.isFinite, view.guide.isFinite else {
                length = max(length, view.length)
                continue
            }
            before = max(before, view.guide)
            after = max(after, view.length - view.guide)
        }
        guard before.isFinite else { return }
        self.before = before
        length = max(length, before + after)
    }
}
