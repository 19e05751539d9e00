import InternalMenu
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct InternalMenuViewModelTests {
    private let key = InternalMenuFixture.likes.key

    @Test(arguments: BuildTarget.allCases)
    func `it knows what runs, and for whom`(target: BuildTarget) {
        let fixture = InternalMenuFixture(target: target)
        fixture.viewModel.trackScreenviews()

        #expect(fixture.page.buildTarget == target)
        #expect(fixture.page.version == "1.2.3")
        #expect(fixture.page.viewer == .sample())
        #expect(fixture.tracking.events == [.screenView("internal_menu")])
    }

    @Test(arguments: [true, false])
    func `a toggle nobody has chosen is as the host has set it`(isOn: Bool) {
        let fixture = InternalMenuFixture(host: [key: isOn])

        #expect(fixture.page.toggles.map(\.id) == InternalToggle.allCases.map(\.key))
        #expect(fixture.page.toggles[0].isOn == isOn)
        #expect(fixture.page.toggles[0].choice == nil)
    }

    @Test func `a choice takes effect at once, and can be taken back`() {
        let fixture = InternalMenuFixture()
        var values: [Bool] = []
        let subscription = fixture.toggles.publisher(for: InternalMenuFixture.likes).sink { values.append($0) }

        fixture.viewModel.toggleChanged(key, to: true)
        #expect(fixture.page.toggles[0].isOn)
        #expect(fixture.page.toggles[0].choice == true)

        fixture.viewModel.followHostTapped(key)
        #expect(fixture.page.toggles[0].choice == nil)
        #expect(values == [false, true, false])
        subscription.cancel()
    }

    @Test func `a choice that says what the host says is one all the same`() async throws {
        let fixture = InternalMenuFixture(host: [key: true])

        fixture.viewModel.toggleChanged(key, to: true)
        #expect(fixture.page.toggles[0].choice == true)

        let pages = Recorder(fixture.viewModel.page)
        fixture.account.preferencesSubject.value = [:]
        try await pages.wait { $0.toggles[0].choice == nil }
    }

    @Test func `a choice that the server refuses is undone, and that is said until it was read`() {
        let fixture = InternalMenuFixture()
        fixture.viewModel.toggleChanged(key, to: true)

        fixture.account.preferencesSubject.value = [:]
        fixture.account.errorSubject.send(RepoError(.unavailable))
        #expect(!fixture.page.toggles[0].isOn)
        #expect(fixture.page.failure == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()
        #expect(fixture.page.failure == nil)
    }

    @Test func `a key that is no toggle changes nothing`() {
        let fixture = InternalMenuFixture()

        fixture.viewModel.toggleChanged("internal.unknown", to: true)

        #expect(fixture.account.calls.isEmpty)
    }

    @Test func `the server is stopped by admins, and in the demo by everybody, where the host can stop it`() async {
        let member = InternalMenuFixture { Issue.record("a member may not stop it") }
        await member.viewModel.stopServerConfirmed()

        #expect(!member.page.canStopServer)
        #expect(!member.page.isStopping)
        #expect(InternalMenuFixture(isAdmin: true) {}.page.canStopServer)
        #expect(InternalMenuFixture(isDemo: true) {}.page.canStopServer)
        #expect(!InternalMenuFixture(isAdmin: true, isDemo: true).page.canStopServer)
    }

    @Test func `a person who is no admin any more can no longer stop the server`() {
        let fixture = InternalMenuFixture(isAdmin: true) {}

        fixture.account.accountSubject.value = .signedIn(.sample())

        #expect(!fixture.page.canStopServer)
    }

    @Test func `a refusal to stop is shown, and the server can be stopped later`() async {
        let fixture = InternalMenuFixture(isAdmin: true) { throw RepoError(.refused, message: "Not you.") }

        await fixture.viewModel.stopServerConfirmed()

        #expect(!fixture.page.isStopping)
        #expect(fixture.page.failure == RepoError(.refused, message: "Not you."))
        #expect(fixture.page.canStopServer)
    }

    @Test func `the server is stopped once`() async {
        var count = 0
        let fixture = InternalMenuFixture(isAdmin: true) { count += 1 }

        await fixture.viewModel.stopServerConfirmed()
        await fixture.viewModel.stopServerConfirmed()

        #expect(count == 1)
        #expect(fixture.page.isStopping)
    }
}
