import Combine
import Foundation

/// The form for one sighting, which can be saved once it is complete.
final class SightingViewModel: ObservableObject {
    @Published var count = ""
    @Published var place = ""
    @Published private(set) var hint: String?
    @Published private(set) var canSave = false

    let species: Species
    private let log: SightingLog
    private var cancellables: Set<AnyCancellable> = []

    init(species: Species, log: SightingLog) {
        self.species = species
        self.log = log

        let number = $count.map { Int($0) }
        number
            .combineLatest($place.map { !$0.trimmingCharacters(in: .whitespaces).isEmpty })
            .map { number, hasPlace in (1...10_000).contains(number ?? 0) && hasPlace }
            .sink { [weak self] in self?.canSave = $0 }
            .store(in: &cancellables)
        $count
            .dropFirst()
            .map { $0.isEmpty || (1...10_000).contains(Int($0) ?? 0) ? nil : "Between 1 and 10,000 birds" }
            .removeDuplicates()
            .sink { [weak self] in self?.hint = $0 }
            .store(in: &cancellables)
    }

    func saveButtonTapped() {
        guard canSave, let count = Int(count) else { return }
        log.add(Sighting(species: species, count: count, place: place))
    }
}
