/// How strongly a badge calls for attention.
public struct BadgeProminence: Hashable, Sendable {
    private enum Value: Hashable { case decreased, standard, increased }
    private let value: Value

    /// A badge that informs, such as the number of items in a folder.
    public static let decreased = BadgeProminence(value: .decreased)
    /// A badge that may call for attention, such as a number of unread messages.
    public static let standard = BadgeProminence(value: .standard)
    /// A badge that calls for attention, on a red ground.
    public static let increased = BadgeProminence(value: .increased)

    /// The renderer's name; nil for the standard one.
    var name: String? { self == .standard ? nil : "\(value)" }
}

/// How strongly the ground of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private enum Value: Hashable { case standard, increased }
    private let value: Value

    public static let standard = BackgroundProminence(value: .standard)
    /// The ground of a selected row in a table or sidebar.
    public static let increased = BackgroundProminence(value: .increased)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

extension EnvironmentValues {
    /// How strongly the badges of rows call for attention.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// How strongly the ground of the view stands out. Unlike Apple's, it is `standard` in selected rows, too, whose ground is pale.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how strongly the badges of the rows in this view call for attention.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
