import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct StorageViewModelTests {
    private let repo = StubAccountRepo()
    private let viewModel: StorageViewModel

    init() { viewModel = StorageViewModel(repo: repo) }

    @Test func `what photos take is asked for`() async {
        let use = StorageUse(bytes: 3_000_000, quota: 5_000_000)
        repo.onStorageUse = { use }
        #expect(viewModel.page.value == StoragePage())

        await viewModel.load()

        #expect(viewModel.page.value.use == use && repo.calls == [.storageUse])
    }

    @Test func `a failure is shown until the next attempt, and what is known stays`() async {
        repo.onStorageUse = { StorageUse(bytes: 3) }
        await viewModel.load()
        repo.onStorageUse = { throw RepoError(.unavailable) }
        await viewModel.load()
        #expect(viewModel.page.value.failure == RepoError(.unavailable) && viewModel.page.value.use?.bytes == 3)

        repo.onStorageUse = { StorageUse(bytes: 4) }
        await viewModel.load()

        #expect(viewModel.page.value.failure == nil && viewModel.page.value.use?.bytes == 4)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        repo.onStorageUse = { throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        await viewModel.load()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
