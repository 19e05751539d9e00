extension Text {
    /// What decides in which direction a text is written.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private enum Value: Hashable { case layout, content }
        private let value: Value

        /// The direction of the layout.
        public static let `default` = WritingDirectionStrategy(value: .layout)
        /// The direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(value: .layout)
        /// The direction of the first letter of each paragraph.
        public static let contentBased = WritingDirectionStrategy(value: .content)

        var isContentBased: Bool { value == .content }
    }
}

extension View {
    /// Sets what decides in which direction texts are written.
    public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        textAppearance { $0.typography.followsContentDirection = strategy.isContentBased }
    }
}
