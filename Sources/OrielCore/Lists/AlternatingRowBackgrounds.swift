/// Whether every second row of a list or table has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, enabled, disabled }
    private let value: Value

    /// The behaviour of the style: `inset` and `bordered` alternate if they are created so.
    public static let automatic = AlternatingRowBackgroundBehavior(value: .automatic)
    /// Every second row has a background of its own.
    public static let enabled = AlternatingRowBackgroundBehavior(value: .enabled)
    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(value: .disabled)
}

private enum AlternatingRowBackgroundsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
    var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowBackgroundsKey.self] }
        set { self[AlternatingRowBackgroundsKey.self] = newValue }
    }

    /// Whether every second row of a list or table has a background of its own.
    ///
    /// - Parameter style: Whether it has according to the style.
    func alternatesRows(inStyle style: Bool) -> Bool {
        alternatingRowBackgrounds == .automatic ? style : alternatingRowBackgrounds == .enabled
    }
}

extension View {
    /// Gives every second row of the lists and tables in this view a background of its own.
    ///
    /// As on the Mac, lists of the styles `plain`, `inset` and `bordered` alternate. Unlike Apple's, rows are counted from
    /// the start of each section, and the space below the last row does not alternate.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRowBackgrounds, behavior)
    }
}
