import DesignKit
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for changing the text of a published moment. It dismisses itself when the text is saved.
struct MomentTextEditor: View {
    @StateObject private var observer: ViewModelObserver<MomentTextEditorViewModel, MomentTextDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> MomentTextEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: MomentTextEditorViewModel { observer.viewModel }
    private var draft: MomentTextDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("Edit text"),
            close: Text("Cancel"),
            send: (Text("Save"), saveTapped),
            isSending: draft.isSaving,
            canSend: draft.canSave,
            spacing: Spacing.m,
            animating: draft.failure
        ) {
            FailureBanner(draft.failure, text: { text(of: $0) }) { viewModel.failureDismissed() }
            field
            Text("A text can be edited for ten minutes. The moment then says that it was edited.")
                .formNote()
        }
    }

    private var field: some View {
        MomentTextField(
            text: Binding {
                draft.text
            } set: {
                viewModel.textChanged(to: $0)
            },
            remaining: draft.remaining,
            mentions: viewModel.mentions
        )
    }

    private func text(of failure: RepoError) -> Text {
        failure.reason == "TOO_LATE_TO_EDIT"
            ? Text("The ten minutes for editing are over. You can still copy your text.") : failure.text
    }

    private func saveTapped() {
        Task { if await viewModel.saveTapped() { dismiss() } }
    }
}

#if DEBUG
extension MomentTextEditorViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> MomentTextEditorViewModel {
        let repo = PreviewRepo(change)
        return MomentTextEditorViewModel(PreviewSamples.moment, repo: repo, friends: repo, tracking: TrackingRepo())
    }
}

#Preview("Text editor, text") {
    MomentTextEditor(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Text editor, too late") {
    let viewModel = MomentTextEditorViewModel.preview {
        $0.failure = RepoError(.invalid, reason: "TOO_LATE_TO_EDIT")
    }
    MomentTextEditor(viewModel: viewModel)
        .previewSurroundings()
        .task {
            viewModel.textChanged(to: "The first evening of spring at the lake.")
            _ = await viewModel.saveTapped()
        }
}
#endif
