import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct MomentTextEditorViewModelTests {
    @Test func `a new text is saved and that is tracked`() async {
        let fixture = CardFixture(.sample(id: 17, title: "Helo", isMine: true))
        fixture.repo.onEdit = { _, _ in }
        let editor = fixture.viewModel.makeTextEditor()
        #expect(editor.draft.value.text == "Helo")

        editor.textChanged(to: "Hello")
        #expect(await editor.saveTapped())

        #expect(fixture.repo.calls == [.edit(17, "Hello")])
        #expect(fixture.tracking.events == [.editMoment(17)])
    }

    @Test func `what was refused stays, and says why until it was read`() async {
        let fixture = CardFixture(.sample(title: "Helo", isMine: true))
        fixture.repo.onEdit = { _, _ in throw RepoError(.unavailable) }
        let editor = fixture.viewModel.makeTextEditor()
        editor.textChanged(to: "Hello")

        #expect(await !editor.saveTapped())
        #expect(editor.draft.value.text == "Hello" && editor.draft.value.canSave)
        #expect(editor.draft.value.failure == RepoError(.unavailable))
        #expect(fixture.tracking.events.isEmpty)

        editor.failureDismissed()
        #expect(editor.draft.value.failure == nil)
    }

    @Test(arguments: ["Hello", "", "  \n", String(repeating: "a", count: Limits.momentText + 1)])
    func `the same text, none and too much cannot be saved`(text: String) async {
        let fixture = CardFixture(.sample(title: "Hello", isMine: true))
        let editor = fixture.viewModel.makeTextEditor()
        editor.textChanged(to: text)

        #expect(await !editor.saveTapped())
        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `a moment with a photo needs no text`() {
        let editor = CardFixture(.sample(title: "Hello", images: [.sample()], isMine: true)).viewModel.makeTextEditor()

        editor.textChanged(to: "")

        #expect(editor.draft.value.canSave)
    }
}
