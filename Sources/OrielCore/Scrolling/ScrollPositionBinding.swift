import Foundation

/// The app's binding to the position of a scroll view.
@MainActor
protocol ScrollPositionBinding {
    /// Whether the app has left the position to the user.
    var isAutomatic: Bool { get }

    /// Called with the visible rows and the place of the first one.
    func didScroll(to rows: [AnyHashable], at start: Double)

    /// The tracker of the offsets that the scroll view reports; nil if it need not report them.
    var offsetTracker: ScrollTracker? { get }

    /// Called with the offset of the scroll view, its size and the size of its content, if there is a tracker.
    ///
    /// - Parameter startsAtEnd: Whether the vertical offset counts from the end of the content.
    func didScroll(to offset: CGPoint, size: CGSize, contentSize: CGSize, startsAtEnd: Bool)
}

extension ScrollPositionBinding {
    var offsetTracker: ScrollTracker? { nil }
    func didScroll(to offset: CGPoint, size: CGSize, contentSize: CGSize, startsAtEnd: Bool) {}
}

private struct TypedScrollPosition<ID: Hashable>: ScrollPositionBinding {
    let id: Binding<ID?>
    let reported: Binding<ID?>
    let target: AppScrollTarget

    var isAutomatic: Bool { id.wrappedValue == nil }

    func didScroll(to rows: [AnyHashable], at start: Double) {
        guard let row = rows.first?.base as? ID else { return }
        if target.explains(rows, at: start) || id.wrappedValue == row { return }
        reported.wrappedValue = row
        id.wrappedValue = row
    }
}

/// The row to which the app has scrolled. Until the user scrolls, the binding keeps it, even if it is not the first
/// visible row.
@MainActor
private final class AppScrollTarget {
    private var id: AnyHashable?
    /// The times of the first and the last report of visible rows since the app set the binding.
    private var firstReport: ContinuousClock.Instant?
    private var lastReport: ContinuousClock.Instant?
    /// The position of the scroll view at the last report that contained the row.
    private var place: Double?
    /// The longest time between two reports of one motion. The last ones come when the rows on the way have been measured.
    ///
    /// A person who scrolls the row out of sight is noticed at once; one who moves it a little, after this time.
    private static var patience: Duration { .seconds(3) }
    /// The longest motion. A person can interrupt one, and go on without a pause.
    private static var longestMotion: Duration { .seconds(10) }

    nonisolated init() {}

    func set(_ id: AnyHashable) {
        self.id = id
        (firstReport, lastReport, place) = (nil, nil, nil)
    }

    /// Returns whether the app's own scrolling explains the visible rows.
    func explains(_ rows: [AnyHashable], at start: Double) -> Bool {
        guard let id else { return false }
        if let place, abs(start - place) < 2 { return true }
        let now = ContinuousClock.now
        let isMoving = now - (lastReport ?? now) < Self.patience && now - (firstReport ?? now) < Self.longestMotion
        lastReport = now
        if firstReport == nil { firstReport = now }
        if isMoving {
            if rows.contains(id) {
                place = start
                return true
            }
            // A row that was visible and no longer is has been scrolled away by the user.
            if place == nil { return true }
        }
        self.id = nil
        return false
    }
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: (any ScrollPositionBinding)? { nil } }

extension EnvironmentValues {
    var scrollPosition: (any ScrollPositionBinding)? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// A modifier that synchronises a binding with the position of a scroll view.
private struct ScrollPositionModifier<ID: Hashable> {
    @Binding var id: ID?
    let anchor: UnitPoint?
    /// The last value that scrolling has set, for which no further scrolling is needed.
    @State private var reported: ID?
    @State private var target = AppScrollTarget()

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        _id = id
        self.anchor = anchor
    }
}

extension ScrollPositionModifier: ViewModifier {
    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            // This closure reads the position, so it runs in the transaction of a change. The action does not.
            let transaction = Evaluation.graph?.transaction ?? Transaction()
            content
                .environment(\.scrollPosition, TypedScrollPosition(id: $id, reported: $reported, target: target))
                .onChange(of: id, initial: true) { _, new in
                    guard let new, new != reported else { return }
                    target.set(new)
                    withTransaction(transaction) { proxy.scrollTo(new, anchor: anchor) }
                }
        }
    }
}

extension View {
    /// Synchronises a binding with the first visible row: setting the binding scrolls, and scrolling sets the binding.
    ///
    /// Unlike Apple's, scrolling sets the binding only in lists and lazy containers.
    ///
    /// - Parameter anchor: The point of the row that is aligned with the same point of the scroll view when the binding
    ///   is set.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
