import ItemsCatalogue
import Synchronization
import Testing

@testable import ItemsApp

@MainActor
struct CatalogueModelTests {
    @Test func `a catalogue that is there is shown at once`() {
        #expect(CatalogueModel(store: SampleCatalogue()).state.value?.items.count == 6)
    }

    @Test func `loading happens off the main thread`() async {
        let store = SlowCatalogue()
        let model = CatalogueModel(store: store)
        #expect(model.state.value == nil)

        await model.load()

        #expect(model.state.value?.items.count == 6)
        #expect(store.wasOnMainThread.withLock { $0 } == false)
    }

    @Test func `loading is repeated after a failure`() async {
        let model = CatalogueModel(store: BrokenOnce())

        await model.load()
        guard case .failed = model.state else {
            Issue.record("The state is \(model.state)")
            return
        }

        await model.load()
        #expect(model.state.value != nil)
    }
}

/// A store that notes where it loads.
private final class SlowCatalogue: CatalogueStore {
    let wasOnMainThread = Mutex<Bool?>(nil)

    var loaded: Catalogue? { nil }

    func load() async throws -> Catalogue {
        wasOnMainThread.withLock { $0 = isOnMainThread() }
        return .sample
    }
}
