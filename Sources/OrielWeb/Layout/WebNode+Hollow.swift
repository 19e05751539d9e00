import OrielCore

extension WebNode {
    /// Whether the view is in front of others and only arranges what it contains. Presses on its empty parts are for the views
    /// behind it.
    ///
    /// Apple's stacks and frames accept no presses themselves. An element does, so it must say so where there is something
    /// behind it.
    var isHollow: Bool {
        guard context.isInFront, element.events.subtracting(.size).isEmpty else { return false }
        switch kind {
        case .vStack, .hStack, .zStack, .frame, .padding, .fixedSize, .offset, .opacity, .accessibility,
            .layoutPriority, .zIndex, .alignmentGuide, .ignoresSafeArea, .transition, .geometryObserver:
            return true
        default:
            return false
        }
    }
}
