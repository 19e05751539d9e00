import Combine
import Foundation

/// Searches while the user types.
final class SearchViewModel: ObservableObject {
    enum State {
        case loading
        case found([Species])
        case failed(String)
    }

    @Published var query = ""
    @Published var habitat: Species.Habitat?
    @Published private(set) var state = State.loading

    init(catalog: SpeciesSearching) {
        $query
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .removeDuplicates()
            .prepend("")
            .combineLatest($habitat)
            .map { query, habitat in
                catalog.species(matching: query, in: habitat)
                    .map(State.found)
                    .catch { Just(State.failed($0.localizedDescription)) }
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }
}
