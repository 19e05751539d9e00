import Foundation
import OrielFoundation

/// Sets the behaviour of the browser, or follows the scroll view for one of the app.
struct ScrollTargetModifier<Behavior: ScrollTargetBehavior> {
    let behavior: Behavior
}

extension ScrollTargetModifier: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        if let name = behavior._name {
            content.environment(\.scrolling.targetBehavior, name)
        } else {
            FollowedScrollView(behavior: behavior, content: content)
        }
    }
}

/// A scroll view that moves to the target of a behaviour when the user has scrolled.
private struct FollowedScrollView<Content: View> {
    let behavior: any ScrollTargetBehavior
    let content: Content
    @State private var observer = ScrollObserver()
    @State private var swipe = ScrollSwipe()
    @Environment(\.self) private var environment

    init(behavior: any ScrollTargetBehavior, content: Content) {
        self.behavior = behavior
        self.content = content
    }
}

extension FollowedScrollView: View {
    var body: some View {
        ScrollViewReader { proxy in
            observed(proxy)
        }
    }

    @MainActor private func observed(_ proxy: ScrollViewProxy) -> some View {
        let (observer, swipe, behavior, environment) = (observer, swipe, behavior, environment)
        observer.geometryAction = { swipe.note($0) }
        observer.phaseAction = { old, new, context in
            guard let end = swipe.end(from: old, to: new, context) else { return }
            let offsets = end.offsets(for: behavior, axes: observer.axes, in: environment)
            guard offsets.x != nil || offsets.y != nil else { return }
            withAnimation { proxy.scrollContent(to: offsets) }
        }
        return content.modifier(ScrollObserving(observer: observer)).environment(\.scrolling.targetBehavior, nil)
    }
}

/// The user's motion of a scroll view.
@MainActor
private final class ScrollSwipe {
    /// The geometry at the last rest.
    private var rest: ScrollGeometry?
    private var last: ScrollGeometry?
    private var velocity = CGVector.zero
    /// Whether the user, not the app, has begun the motion.
    private var isUser = false

    nonisolated init() {}

    func note(_ geometry: ScrollGeometry) {
        if rest == nil { rest = geometry }
        last = geometry
    }

    /// Notes a change of phase, and returns the end of the user's motion.
    func end(
        from old: ScrollPhase,
        to new: ScrollPhase,
        _ context: ScrollPhaseChangeContext
    ) -> ScrollSwipeEnd? {
        switch new {
        case .tracking, .interacting:
            isUser = true
            return nil
        case .decelerating:
            velocity = context.velocity ?? .zero
            return nil
        case .animating:
            isUser = false
            return nil
        case .idle:
            let (original, wasUser, last) = (rest ?? context.geometry, isUser, velocity)
            (rest, isUser, velocity) = (context.geometry, false, .zero)
            guard wasUser else { return nil }
            let speed = old == .interacting ? context.velocity ?? .zero : last
            return ScrollSwipeEnd(original: original, geometry: context.geometry, velocity: speed)
        }
    }
}

/// Where and how fast the user has left a scroll view.
struct ScrollSwipeEnd {
    let original: ScrollGeometry
    let geometry: ScrollGeometry
    let velocity: CGVector

    /// Returns the offsets of the behaviour's target from the leading edge and the top of the content; nil on axes on
    /// which it is where the scroll view is.
    func offsets(
        for behavior: some ScrollTargetBehavior,
        axes: Axis.Set,
        in environment: EnvironmentValues
    ) -> (x: CGFloat?, y: CGFloat?) {
        var target = ScrollTarget(rect: CGRect(origin: geometry.contentOffset, size: geometry.containerSize))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: original.contentOffset, size: original.containerSize)),
            velocity: velocity,
            contentSize: geometry.contentSize,
            containerSize: geometry.containerSize,
            axes: axes,
            environment: environment
        )
        behavior.updateTarget(&target, context: context)
        let anchor = target.anchor ?? .topLeading
        let x = target.rect.minX + anchor.x * (target.rect.width - geometry.containerSize.width)
        let y = target.rect.minY + anchor.y * (target.rect.height - geometry.containerSize.height)
        let (insets, offset) = (geometry.contentInsets, geometry.contentOffset)
        let room = geometry.contentSize.width - geometry.containerSize.width
        // The offset of the geometry is that of the left edge.
        let start =
            environment.layoutDirection == .rightToLeft ? room - (x + insets.trailing) : x + insets.leading
        return (
            axes.contains(.horizontal) && abs(x - offset.x) >= 1 ? start : nil,
            axes.contains(.vertical) && abs(y - offset.y) >= 1 ? y + insets.top : nil
        )
    }
}
