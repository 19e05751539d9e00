public import Foundation

/// A modifier that runs an action when its content is tapped.
struct TapModifier {
    let count: Int
    let action: () -> Void
}

extension TapModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    static var hearsTapDetails: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if count != 1 { attributes[.tapCount] = .number(Double(count)) }
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.tap, attributes: attributes, events: .tap)
    }

    func wants(_ event: ElementEvent) -> Bool {
        if case .spatialTap(let number, _, _) = event { number == count || count == 1 } else { count == 1 }
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if wants(event) { action() }
    }
}

extension View {
    /// Runs an action when the view is tapped a number of times.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapModifier(count: count, action: action))
    }

    /// Runs an action with the location when the view is tapped a number of times.
    ///
    /// - Parameter coordinateSpace: The coordinate space of the location: the view's or the page's.
    public nonisolated func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
