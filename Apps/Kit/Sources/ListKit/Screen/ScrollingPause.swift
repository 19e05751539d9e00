import SwiftUI

/// Whether a view of a list is being dragged, so that the list must not scroll.
struct ScrollingPause: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Stops the scrolling of the enclosing `ListScreen` while a condition is true, such as during a drag.
    public func pausesScrolling(_ isPaused: Bool) -> some View {
        preference(key: ScrollingPause.self, value: isPaused)
    }
}
