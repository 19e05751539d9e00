import Foundation

/// A kind of bird.
struct Species: Identifiable, Hashable {
    let id: Int
    let name: String
    let latinName: String
    let habitat: Habitat

    enum Habitat: String, CaseIterable, Identifiable {
        case forest, water, town

        var id: Self { self }
        var title: String { rawValue.capitalized }

        var symbol: String {
            switch self {
            case .forest: return "leaf"
            case .water: return "drop"
            case .town: return "building.2"
            }
        }
    }
}
