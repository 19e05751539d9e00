/// A view whose content is drawn with the values of keyframes.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///         Heart().scaleEffect(scale)
///     } keyframes: { _ in
///         SpringKeyframe(1.4, duration: 0.2)
///         SpringKeyframe(1)
///     }
///
/// The server computes the content of the next second, up to 60 times, and the browser plays it.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    private let initialValue: Value
    private let isRepeating: Bool
    private let trigger: AnyEquatable?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var course: KeyframeCourse<Value>?

    /// Repeats the keyframes while `repeating` is true.
    public nonisolated init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes each time the trigger changes, starting from the value that is then shown.
    public nonisolated init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = false
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: View {
    public var body: some View {
        KeyframeContent(course: course, initialValue: initialValue, content: content)
            .modifier(
                AnimatorModifier(
                    trigger: trigger ?? AnyEquatable(isRepeating),
                    startsOnAppearance: isRepeating,
                    start: { play() },
                    stop: {}
                )
            )
    }

    @MainActor private func play() {
        guard isRepeating || trigger != nil else { return course = nil }
        guard let time = Evaluation.graph?.animationSampler.time else { return }
        let value = course?.value(at: time) ?? initialValue
        course = KeyframeCourse(
            timeline: KeyframeTimeline(initialValue: value, keyframes: keyframes(value)),
            start: time,
            repeats: isRepeating
        )
    }
}

extension View {
    /// Draws the view with the values of keyframes, which repeat while `repeating` is true.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes
        )
    }

    /// Draws the view with the values of keyframes each time the trigger changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) },
            keyframes: keyframes
        )
    }
}
