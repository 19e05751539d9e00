import Administration
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct SuspensionEditorViewModelTests {
    private let fixture = ManagedPersonFixture()

    @Test(arguments: zip(Period.allCases, [1, 7, 30, nil]))
    func `a person is suspended for some days, and that is tracked`(period: Period, days: Int?) async {
        fixture.repo.onSuspend = { _, _, _ in }
        let editor = fixture.viewModel.makeSuspensionEditor()

        editor.periodTapped(period)
        editor.reasonChanged(to: " Insults ")
        #expect(await editor.suspendTapped())

        #expect(fixture.repo.calls == [.suspend(2, days: days, reason: "Insults")])
        #expect(fixture.tracking.events == [.suspend])
        #expect(!editor.draft.value.isSending)
    }

    @Test func `a reason may be missing, but not be too long`() async {
        let editor = fixture.viewModel.makeSuspensionEditor()
        #expect(editor.draft.value.canSend)

        editor.reasonChanged(to: String(repeating: "a", count: Limits.suspensionReason))
        #expect(editor.draft.value.canSend)
        editor.reasonChanged(to: String(repeating: "a", count: Limits.suspensionReason + 1))

        #expect(editor.draft.value.isReasonTooLong)
        #expect(await !editor.suspendTapped())
        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `nothing is sent twice`() async {
        let editor = fixture.viewModel.makeSuspensionEditor()
        fixture.repo.onSuspend = { _, _, _ in
            #expect(editor.draft.value.isSending)
            #expect(await !editor.suspendTapped())
        }

        #expect(await editor.suspendTapped())

        #expect(fixture.repo.calls.count == 1)
    }

    @Test func `a refusal is told until it was read, and the input stays`() async {
        let refusal = RepoError(.refused, reason: "STAFF_ACCOUNT")
        fixture.repo.onSuspend = { _, _, _ in throw refusal }
        let editor = fixture.viewModel.makeSuspensionEditor()
        editor.reasonChanged(to: "Insults")

        #expect(await !editor.suspendTapped())
        #expect(editor.draft.value.failure == refusal && editor.draft.value.reason == "Insults")

        editor.failureDismissed()
        #expect(editor.draft.value.failure == nil && editor.draft.value.canSend)
    }
}
