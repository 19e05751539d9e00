package import Foundation

/// Where maps get their pictures from, as the host has set it.
package struct MapTiles: Equatable, Sendable, Encodable {
    /// An address with `{z}`, `{x}` and `{y}`, and `{s}` for one of three servers, `a` to `c`.
    package var template: String
    /// A text that the owner of the pictures asks for.
    package var attribution: String

    package init(template: String, attribution: String) {
        self.template = template
        self.attribution = attribution
    }
}

private enum MapTilesKey: EnvironmentKey {
    static var defaultValue: MapTiles? { nil }
}

private enum ReviewPageKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
    /// The pictures of maps; nil for a plain ground.
    package var mapTiles: MapTiles? {
        get { self[MapTilesKey.self] }
        set { self[MapTilesKey.self] = newValue }
    }

    /// The host's page for reviews of the app.
    package var reviewPage: URL? {
        get { self[ReviewPageKey.self] }
        set { self[ReviewPageKey.self] = newValue }
    }
}
