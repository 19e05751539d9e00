import Friends
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct AddFriendViewModelTests {
    private let repo = StubFriendsRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: AddFriendViewModel

    init() {
        viewModel = AddFriendViewModel(viewer: .sample(id: 1, name: "Ada"), repo: repo, tracking: tracking)
    }

    @Test(arguments: [("", false), ("ab", false), ("a b c", false), ("grace", true), (" @Grace ", true)])
    func `the button wakes for a handle`(text: String, canSend: Bool) {
        viewModel.textChanged(to: text)

        #expect(viewModel.form.value.canSend == canSend)
    }

    @Test func `somebody is asked`() async {
        repo.onRequestFriendship = { _ in .sample(id: 2, name: "Grace", friendship: .requested) }
        viewModel.textChanged(to: " @Grace ")

        await viewModel.sendTapped()

        #expect(repo.calls == [.requestFriendship("grace")])
        #expect(viewModel.form.value.asked?.name == "Grace")
        #expect(tracking.events == [.requestFriendship])
    }

    @Test func `whoever had asked before is a friend`() async {
        repo.onRequestFriendship = { _ in .sample(id: 2, name: "Grace", friendship: .friend) }
        viewModel.textChanged(to: "grace")

        await viewModel.sendTapped()

        #expect(tracking.events == [.acceptFriendship])
    }

    @Test func `no handle is not sent`() async {
        viewModel.textChanged(to: "a")

        await viewModel.sendTapped()

        #expect(repo.calls.isEmpty)
    }

    @Test(arguments: [
        ("ada", AddFriendFailure.yourself), ("grace", .friendAlready(name: "Grace")),
        ("linus", .askedAlready(name: "Linus")),
    ])
    func `what is known already is not asked`(handle: String, failure: AddFriendFailure) async {
        repo.friendsSubject.value = Listing(items: [.sample(id: 2, name: "Grace")])
        repo.sentSubject.value = Listing(items: [.sample(userDetails: .sample(id: 3, name: "Linus"))])
        viewModel.textChanged(to: handle)

        await viewModel.sendTapped()

        #expect(viewModel.form.value.failure == failure)
        #expect(repo.calls.isEmpty)
    }

    @Test(arguments: [
        (RepoError(.notFound), AddFriendFailure.nobody(handle: "grace")),
        (RepoError(.limited(retryAfter: .seconds(9))), .tooMany),
        (RepoError(.unavailable), .other(RepoError(.unavailable))),
    ])
    func `a refusal says why, until something else is written`(error: RepoError, failure: AddFriendFailure) async {
        repo.onRequestFriendship = { _ in throw error }
        viewModel.textChanged(to: "grace")

        await viewModel.sendTapped()
        #expect(viewModel.form.value.failure == failure)
        #expect(!viewModel.form.value.isSending)

        viewModel.textChanged(to: "grac")
        #expect(viewModel.form.value.failure == nil)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        repo.onRequestFriendship = { _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }
        viewModel.textChanged(to: "grace")

        await viewModel.sendTapped()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    @Test func `another person can be asked`() async {
        repo.onRequestFriendship = { _ in .sample(id: 2, name: "Grace", friendship: .requested) }
        viewModel.textChanged(to: "grace")
        await viewModel.sendTapped()

        viewModel.anotherTapped()

        #expect(viewModel.form.value == AddFriendForm())
    }
}
