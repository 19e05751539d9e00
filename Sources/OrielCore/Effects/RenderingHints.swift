// Hints for renderers that a browser does not need.

private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
    /// The brightness of images, which `allowedDynamicRange(_:)` sets; nil for that of the browser.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Makes the views inside move with the view in an animation. Has no effect: they always do.
    public nonisolated func geometryGroup() -> some View { self }

    /// Limits the brightness of the images inside. Has no effect: pictures are shown in the browser's standard range.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }

    /// Sets whether materials inside look active. Has no effect: materials do not change in an inactive window.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

extension Image {
    /// A range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        private enum Value: Hashable { case standard, constrainedHigh, high }
        private let value: Value

        public static let standard = DynamicRange(value: .standard)
        public static let constrainedHigh = DynamicRange(value: .constrainedHigh)
        public static let high = DynamicRange(value: .high)
    }
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Value: Hashable { case automatic, active, inactive, matchWindow }
    private let value: Value

    public static let automatic = MaterialActiveAppearance(value: .automatic)
    public static let active = MaterialActiveAppearance(value: .active)
    public static let inactive = MaterialActiveAppearance(value: .inactive)
    public static let matchWindow = MaterialActiveAppearance(value: .matchWindow)
}
