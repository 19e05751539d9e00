import Combine

/// The sightings of this session, and an event for each new one.
final class SightingLog: ObservableObject {
    @Published private(set) var sightings: [Sighting] = []
    let additions = PassthroughSubject<Sighting, Never>()

    func add(_ sighting: Sighting) {
        sightings.insert(sighting, at: 0)
        additions.send(sighting)
    }
}
