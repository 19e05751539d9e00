import Combine
import ItemsCatalogue

/// The catalogue of a session, which all its screens share.
@MainActor
public final class CatalogueModel: ObservableObject {
    @Published public private(set) var state: LoadState<Catalogue>

    private let store: any CatalogueStore

    public init(store: any CatalogueStore) {
        self.store = store
        state = store.loaded.map(LoadState.loaded) ?? .loading
    }

    /// Publishes the catalogue when it has been loaded.
    public var catalogue: AnyPublisher<Catalogue, Never> {
        $state.compactMap(\.value).eraseToAnyPublisher()
    }

    /// Loads the catalogue unless it is there; again after a failure.
    public func load() async {
        if state.value != nil { return }
        state = .loading
        do {
            state = .loaded(try await store.load())
        } catch {
            state = .failed
        }
    }
}
