internal import Foundation
internal import OrielCore

/// The state that a later page of the same tab needs to continue where this one is.
struct PageSnapshot: Codable {
    var navigation = NavigationSnapshot()
    /// The values of `@SceneStorage`.
    var scene: [String: StoredValue] = [:]
    /// The values of `@State`, which only pages of `oriel dev` keep.
    var state: EncodedState?

    init(navigation: NavigationSnapshot, scene: [String: StoredValue], state: EncodedState? = nil) {
        self.navigation = navigation
        self.scene = scene
        self.state = state.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Returns: Nil if the bytes are from an app version whose snapshots this one cannot decode.
    init?(_ bytes: [UInt8]) {
        guard let snapshot = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = snapshot
    }

    /// The encoded snapshot; nil if it is empty. Equal states give equal bytes, so each is sent once.
    var bytes: [UInt8]? {
        if navigation.isEmpty && scene.isEmpty && state == nil { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Array.init)
    }
}
