import SwiftUI

/// A plant of the catalogue.
public struct Plant: Identifiable, Hashable, Sendable, Decodable {
    public let id: String
    public let latinName: String
    /// In metres.
    let height: Double
    /// The first and the last month with flowers.
    let flowers: [Int]?

    /// The name in the user's language.
    public var name: Text { Text(LocalizedStringKey(nameKey), bundle: .module) }

    private var nameKey: String { "name." + id }
}
