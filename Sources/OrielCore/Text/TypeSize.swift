extension EnvironmentValues {
    /// The text size: the user's, unless the app has set another one.
    public var dynamicTypeSize: DynamicTypeSize {
        get { textAppearance?.typography.typeSize ?? userTypeSize }
        set {
            guard newValue != dynamicTypeSize else { return }
            changeTextAppearance { $0.typography.typeSize = newValue }
        }
    }

    /// The text size, in SwiftUI's older type.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
}

extension View {
    /// Sets the text size.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size to a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = sizes.first, let last = sizes.last else { return }
            size = min(max(size, first), last)
        }
    }
}
