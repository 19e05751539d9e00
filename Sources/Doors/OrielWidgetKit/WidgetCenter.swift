/// The widgets of the app. There are none, because a web page has no place on a home screen: what apps call to keep their
/// widgets current has nothing to do, and the list of widgets is empty.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}

    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has placed. There are none.
public struct WidgetInfo: Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The sizes of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}
