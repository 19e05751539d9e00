import Foundation

/// The trails, and which of them are favourites.
@MainActor final class TrailLibrary {
    static let didChange = Notification.Name("TrailLibrary.didChange")

    private(set) var trails = Trail.samples
    private(set) var favourites: Set<Trail.ID> = []

    func trails(in region: Trail.Region, matching text: String) -> [Trail] {
        trails.filter { $0.region == region && (text.isEmpty || $0.name.localizedCaseInsensitiveContains(text)) }
    }

    /// Looks for new trails.
    func refresh() {
        if !trails.contains(.surprise) { trails.append(.surprise) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func isFavourite(_ trail: Trail) -> Bool { favourites.contains(trail.id) }

    func toggleFavourite(_ trail: Trail) {
        favourites.formSymmetricDifference([trail.id])
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
