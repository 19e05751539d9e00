import Administration
import MomentsModel
import MomentsRepositories
import MomentsTesting

/// The page on which staff see a person, with stubs of its dependencies. The viewer is Ada, person 1.
@MainActor
struct ManagedPersonFixture {
    let account: StubAccountRepo
    let repo = StubAdministrationRepo()
    let tracking = SpyTrackingRepo()
    let viewModel: ManagedPersonViewModel

    /// - Parameters:
    ///   - role: The role of the viewer.
    ///   - person: Nil until the person is loaded.
    init(as role: PersonRole = .admin, _ person: ManagedPerson? = .sample()) {
        account = StubAccountRepo(account: .signedIn(.sample(role: role)))
        let id = person?.id ?? 2
        if let person { repo.subject(of: id).value = .present(person) }
        repo.onRefreshPerson = { _ in }
        viewModel = ManagedPersonViewModel(id: id, account: account, repo: repo, tracking: tracking)
    }

    var page: ManagedPersonPage { viewModel.page.value }

    /// Changes the loaded person.
    func change(_ body: (inout ManagedPerson) -> Void) {
        guard var person = page.person.value else { return }
        body(&person)
        repo.subject(of: person.id).value = .present(person)
    }
}
