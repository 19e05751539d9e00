import Administration
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct QuotaEditorViewModelTests {
    private static let own = StorageUse(bytes: 0, quota: 500_000_000, isOwnQuota: true)

    @Test func `a form begins with the limit in force`() {
        let shared = editor(ManagedPersonFixture(.sample(storage: StorageUse(bytes: 0, quota: 5_000_000_000))))
        let own = editor(ManagedPersonFixture(.sample(storage: Self.own)))

        #expect(shared.draft.value.isDefault && shared.draft.value.text.isEmpty)
        #expect(!own.draft.value.isDefault && own.draft.value.text == "500")
    }

    @Test(arguments: [("5000", 5000), (" 0 ", 0), ("10000000", 10_000_000)])
    func `an own limit is set in megabytes, and that is tracked`(text: String, megabytes: Int) async {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetQuota = { _, _ in }
        let editor = editor(fixture)

        editor.defaultChosen(false)
        editor.textChanged(to: text)
        #expect(await editor.saveTapped())

        #expect(fixture.repo.calls == [.setQuota(megabytes: megabytes, 2)])
        #expect(fixture.tracking.events == [.setQuota])
    }

    @Test func `the limit of the server is set again`() async {
        let fixture = ManagedPersonFixture(.sample(storage: Self.own))
        fixture.repo.onSetQuota = { _, _ in }
        let editor = editor(fixture)

        editor.defaultChosen(true)
        #expect(await editor.saveTapped())

        #expect(fixture.repo.calls == [.setQuota(megabytes: nil, 2)])
    }

    @Test(arguments: ["-1", "1.5", "5 GB", "10000001"])
    func `a text that is no limit is not sent`(text: String) async {
        let fixture = ManagedPersonFixture()
        let editor = editor(fixture)
        editor.defaultChosen(false)
        #expect(!editor.draft.value.canSend && !editor.draft.value.isInvalid)

        editor.textChanged(to: text)

        #expect(editor.draft.value.isInvalid)
        #expect(await !editor.saveTapped())
        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `a refusal is told until it was read, and the input stays`() async {
        let fixture = ManagedPersonFixture(.sample(storage: Self.own))
        let refusal = RepoError(.refused, reason: "NOT_ADMIN")
        fixture.repo.onSetQuota = { _, _ in throw refusal }
        let editor = editor(fixture)

        #expect(await !editor.saveTapped())
        #expect(editor.draft.value.failure == refusal && editor.draft.value.text == "500")

        editor.failureDismissed()
        #expect(editor.draft.value.failure == nil)
    }

    private func editor(_ fixture: ManagedPersonFixture) -> QuotaEditorViewModel { fixture.viewModel.makeQuotaEditor() }
}
