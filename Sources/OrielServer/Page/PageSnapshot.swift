internal import Foundation
internal import OrielCore

/// The state that a later page of the same tab needs to continue where this one is.
struct PageSnapshot: Codable {
    var navigation = NavigationSnapshot()
    /// The values of `@SceneStorage`.
    var scene: [String: StoredValue] = [:]

    init(navigation: NavigationSnapshot, scene: [String: StoredValue]) {
        self.navigation = navigation
        self.scene = scene
    }

    /// - Returns: Nil if the bytes are from an app version whose snapshots this one cannot decode.
    init?(_ bytes: [UInt8]) {
        guard let snapshot = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = snapshot
    }

    /// The encoded snapshot; nil if it is empty. Equal states give equal bytes, so each is sent once.
    var bytes: [UInt8]? {
        if navigation.isEmpty && scene.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Array.init)
    }
}
