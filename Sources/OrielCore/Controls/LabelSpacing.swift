public import Foundation

extension View {
    /// Sets the space between the icons and the titles of labels, in points.
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the least width of the icons of labels, in points, so that the titles of several labels begin at the same place.
    public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}

private enum LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}
