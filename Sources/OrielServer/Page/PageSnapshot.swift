internal import Foundation
internal import OrielCore

/// What a page of the same tab needs to stand where this one does.
struct PageSnapshot: Codable {
    var navigation = NavigationSnapshot()
    /// What `@SceneStorage` keeps.
    var scene: [String: StoredValue] = [:]

    init(navigation: NavigationSnapshot, scene: [String: StoredValue]) {
        self.navigation = navigation
        self.scene = scene
    }

    /// - Returns: Nil for bytes of another version of the app that cannot be read any more.
    init?(_ bytes: [UInt8]) {
        guard let snapshot = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = snapshot
    }

    /// The same state gives the same bytes, so that it is sent once; nil if there is nothing to keep.
    var bytes: [UInt8]? {
        if navigation.isEmpty && scene.isEmpty { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map(Array.init)
    }
}

/// What the client is told to keep.
struct StoreArgument: Encodable {
    let key: String
    /// Nil to forget it.
    let value: StoredValue?

    private enum CodingKeys: CodingKey { case key, value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        // Written even if it is null: without a value the client would tell what it keeps.
        try container.encode(value, forKey: .value)
    }

    var json: String {
        guard let data = try? JSONEncoder().encode(self) else {
            preconditionFailure("Stored values can always be written as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
