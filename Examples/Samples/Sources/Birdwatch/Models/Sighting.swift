import Foundation

/// How many birds of a kind were seen, and where.
struct Sighting: Identifiable {
    let id = UUID()
    let species: Species
    let count: Int
    let place: String
}
