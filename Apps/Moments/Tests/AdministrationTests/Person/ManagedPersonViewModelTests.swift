import Administration
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ManagedPersonViewModelTests {
    @Test func `a person is asked for, and the page is tracked`() async {
        let fixture = ManagedPersonFixture(.sample(role: .moderator))

        await fixture.viewModel.loadItems()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.page.person.value?.role == .moderator)
        #expect(fixture.repo.calls == [.refreshPerson(2)])
        #expect(fixture.tracking.events == [.screenView("managed_person")])
    }

    @Test func `a person who did not come is told until it was read`() async {
        let fixture = ManagedPersonFixture(nil)
        fixture.repo.onRefreshPerson = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.loadItems()
        #expect(fixture.page.person == .unknown && fixture.page.failure == RepoError(.unavailable))

        fixture.viewModel.failureDismissed()
        #expect(fixture.page.failure == nil)
    }

    @Test(arguments: [
        (PersonRole.moderator, PersonRole.member, true), (.moderator, .moderator, false), (.moderator, .admin, false),
        (.admin, .member, true), (.admin, .moderator, true), (.admin, .admin, false), (.member, .member, false),
    ])
    func `who can suspend whom`(viewer: PersonRole, person: PersonRole, canSuspend: Bool) {
        #expect(ManagedPersonFixture(as: viewer, .sample(role: person)).page.canSuspend == canSuspend)
    }

    @Test func `only admins set roles and limits, and nobody their own role`() {
        let admin = ManagedPersonFixture(as: .admin).page
        let moderator = ManagedPersonFixture(as: .moderator).page
        let own = ManagedPersonFixture(as: .admin, .sample(id: 1, name: "Ada", role: .admin)).page

        #expect(admin.canSetRole && admin.canSetQuota)
        #expect(!moderator.canSetRole && !moderator.canSetQuota)
        #expect(own.isOwn && !own.canSetRole && own.canSetQuota && !own.canSuspend)
    }

    @Test func `what the viewer can do follows the role`() {
        let fixture = ManagedPersonFixture(as: .moderator)

        fixture.account.accountSubject.value = .signedIn(.sample(role: .admin))

        #expect(fixture.page.canSetRole)
    }

    @Test func `a role is set once, and that is tracked`() async {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetRole = { [viewModel = fixture.viewModel] role, _ in
            #expect(viewModel.page.value.activity == .settingRole)
            await viewModel.roleConfirmed(.admin)
            fixture.change { $0.role = role }
        }

        await fixture.viewModel.roleConfirmed(.moderator)
        await fixture.viewModel.roleConfirmed(.moderator)

        #expect(fixture.repo.calls == [.setRole(.moderator, 2)])
        #expect(fixture.page.person.value?.role == .moderator && fixture.page.activity == nil)
        #expect(fixture.tracking.events == [.setRole])
    }

    @Test func `a suspension is ended, and that is tracked`() async {
        let fixture = ManagedPersonFixture(as: .moderator, .sample(suspension: Suspension()))
        fixture.repo.onEndSuspension = { _ in fixture.change { $0.suspension = nil } }

        await fixture.viewModel.endSuspensionTapped()

        #expect(fixture.repo.calls == [.endSuspension(2)])
        #expect(fixture.page.person.value?.suspension == nil)
        #expect(fixture.tracking.events == [.endSuspension])
    }

    @Test func `moderators do not set roles`() async {
        let fixture = ManagedPersonFixture(as: .moderator)

        await fixture.viewModel.roleConfirmed(.moderator)

        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `a refusal is told`() async {
        let fixture = ManagedPersonFixture()
        let refusal = RepoError(.refused, reason: "LAST_ADMIN")
        fixture.repo.onSetRole = { _, _ in throw refusal }

        await fixture.viewModel.roleConfirmed(.admin)

        #expect(fixture.page.failure == refusal && fixture.page.activity == nil)
        #expect(fixture.tracking.events.isEmpty)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetRole = { _, _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.roleConfirmed(.admin)

        #expect(states == [.signedOut(.expired)] && fixture.page.failure == nil)
        subscription.cancel()
    }
}
