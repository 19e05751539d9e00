// Names let gestures of UIKit find a gesture. There are none here, so a name has no effect.
extension View {
    /// Adds a gesture with a name to the view, if it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with a name that takes precedence over those of the views in it, if it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture with a name that is recognised at the same time as those of the views in it, if it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, isEnabled: isEnabled)
    }
}
