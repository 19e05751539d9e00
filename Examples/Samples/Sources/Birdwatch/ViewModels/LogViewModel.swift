import Combine

/// The rows of the log, and the number of all birds in it.
final class LogViewModel: ObservableObject {
    struct Row: Identifiable {
        let id: Sighting.ID
        let title: String
        let place: String
    }

    @Published private(set) var rows: [Row] = []
    @Published private(set) var total = 0

    init(log: SightingLog) {
        log.$sightings
            .map { $0.map { Row(id: $0.id, title: "\($0.count) × \($0.species.name)", place: $0.place) } }
            .assign(to: &$rows)
        log.$sightings
            .map { $0.map(\.count).reduce(0, +) }
            .assign(to: &$total)
    }
}
