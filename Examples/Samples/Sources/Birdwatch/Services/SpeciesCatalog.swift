import Combine
import Foundation

/// Finds birds; view models depend on this protocol alone.
protocol SpeciesSearching {
    func species(matching query: String, in habitat: Species.Habitat?) -> AnyPublisher<[Species], SearchError>
}

enum SearchError: LocalizedError {
    case queryTooLong(limit: Int)

    var errorDescription: String? {
        switch self {
        case .queryTooLong(let limit): return "A name has at most \(limit) letters."
        }
    }
}

/// The birds of a city with a river, searched off the main thread.
struct SpeciesCatalog: SpeciesSearching {
    private static let limit = 24
    private static let all = [
        Species(id: 1, name: "Grey heron", latinName: "Ardea cinerea", habitat: .water),
        Species(id: 2, name: "Kingfisher", latinName: "Alcedo atthis", habitat: .water),
        Species(id: 3, name: "Mute swan", latinName: "Cygnus olor", habitat: .water),
        Species(id: 4, name: "Barn owl", latinName: "Tyto alba", habitat: .town),
        Species(id: 5, name: "Tawny owl", latinName: "Strix aluco", habitat: .forest),
        Species(id: 6, name: "Swift", latinName: "Apus apus", habitat: .town),
        Species(id: 7, name: "Black redstart", latinName: "Phoenicurus ochruros", habitat: .town),
        Species(id: 8, name: "Jay", latinName: "Garrulus glandarius", habitat: .forest),
        Species(id: 9, name: "Black woodpecker", latinName: "Dryocopus martius", habitat: .forest),
    ]

    func species(matching query: String, in habitat: Species.Habitat?) -> AnyPublisher<[Species], SearchError> {
        Just(query.trimmingCharacters(in: .whitespaces))
            .subscribe(on: DispatchQueue.global(qos: .userInitiated))
            .tryMap { query in
                guard query.count <= Self.limit else { throw SearchError.queryTooLong(limit: Self.limit) }
                return Self.all.filter { species in
                    (habitat == nil || species.habitat == habitat)
                        && (query.isEmpty || species.name.localizedCaseInsensitiveContains(query)
                            || species.latinName.localizedCaseInsensitiveContains(query))
                }
            }
            .mapError { $0 as? SearchError ?? .queryTooLong(limit: Self.limit) }
            .eraseToAnyPublisher()
    }
}
