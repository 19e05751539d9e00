import Foundation

/// A modifier that runs an action when other rows of a list or lazy container inside become visible.
private struct ScrollTargetVisibilityModifier<ID: Hashable> {
    let action: ([ID]) -> Void
    @State private var visible = VisibleTargets<ID>()
    @Environment(\.scrollPosition) private var position

    init(action: @escaping ([ID]) -> Void) { self.action = action }
}

/// The rows that were visible last.
@MainActor
private final class VisibleTargets<ID: Hashable> {
    var ids: [ID] = []

    nonisolated init() {}
}

extension ScrollTargetVisibilityModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(
            \.scrollPosition,
            VisibilityObserver(outer: position) { rows in
                let ids = rows.compactMap { $0.base as? ID }
                guard ids != visible.ids else { return }
                visible.ids = ids
                action(ids)
            }
        )
    }
}

/// Passes the visible rows to an action, and to the position of the same scroll view, if there is one.
private struct VisibilityObserver: ScrollPositionBinding {
    let outer: (any ScrollPositionBinding)?
    let didShow: @MainActor ([AnyHashable]) -> Void

    var isAutomatic: Bool { outer?.isAutomatic ?? true }
    var offsetTracker: ScrollTracker? { outer?.offsetTracker }

    func didScroll(to rows: [AnyHashable], at start: Double) {
        outer?.didScroll(to: rows, at: start)
        didShow(rows)
    }

    func didScroll(to offset: CGPoint, size: CGSize, contentSize: CGSize, startsAtEnd: Bool) {
        outer?.didScroll(to: offset, size: size, contentSize: contentSize, startsAtEnd: startsAtEnd)
    }
}

extension View {
    /// Runs an action with the ids of the visible rows when they change.
    ///
    ///     ScrollView {
    ///         LazyVStack { ForEach(photos) { PhotoView(photo: $0) } }.scrollTargetLayout()
    ///     }
    ///     .onScrollTargetVisibilityChange(idType: Photo.ID.self) { visible in preload(after: visible.last) }
    ///
    /// Unlike Apple's, only the rows of lists and lazy containers are observed, and a row counts as visible as soon as a part of it
    /// is.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids. Rows whose ids have another type are left out.
    ///   - threshold: The fraction of a row that must be visible; not used.
    ///   - action: Called with the ids in their order.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(action: action))
    }
}
