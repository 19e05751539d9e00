public import Foundation

/// The state of a pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a place.
    case active(CGPoint)
    case ended
}

/// The place of a pointer over an element, in the element and in the page; nil when it has left.
package struct PointerPlace: Sendable, Hashable {
    package let x: Double
    package let y: Double
    package let pageX: Double
    package let pageY: Double

    package init(x: Double, y: Double, pageX: Double, pageY: Double) {
        (self.x, self.y, self.pageX, self.pageY) = (x, y, pageX, pageY)
    }
}

/// A modifier that runs an action when the pointer moves over its content.
struct ContinuousHoverModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension ContinuousHoverModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element { Element(.hover, events: .point) }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .point(let place) = event else { return }
        guard let place else { return action(.ended) }
        let point = space == .local ? CGPoint(x: place.x, y: place.y) : CGPoint(x: place.pageX, y: place.pageY)
        action(.active(point))
    }
}

extension View {
    /// Runs an action when the pointer enters, moves over or leaves the view.
    ///
    /// The browser reports at most one place for each frame it draws. Unlike Apple's, places in named spaces are those in the page.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}
