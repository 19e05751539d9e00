import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for suspending a person. It dismisses itself when that is done.
struct SuspensionEditor: View {
    @StateObject private var observer: ViewModelObserver<SuspensionEditorViewModel, SuspensionDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> SuspensionEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: SuspensionEditorViewModel { observer.viewModel }
    private var draft: SuspensionDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("Suspend"),
            close: Text("Cancel"),
            send: (Text("Suspend"), suspendTapped),
            isSending: draft.isSending,
            canSend: draft.canSend,
            animating: draft
        ) {
            FailureBanner(draft.failure, text: { $0.staffText }) { viewModel.failureDismissed() }
            PeriodChoice(
                title: Text("How long"),
                unlimited: Text("Until it is ended"),
                chosen: draft.period
            ) {
                viewModel.periodTapped($0)
            }
            FormField(Text("Reason"), hint: hint) {
                TextField(text: reason, prompt: Text("Insults in comments"), axis: .vertical) {
                    Text("Reason")
                }
                .textFieldStyle(.soft)
                .lineLimit(2...6)
            }
            .padding(Spacing.m)
            .card()
            Text("A suspended person is signed out everywhere and cannot sign in. What they have shared stays.")
                .formNote()
        }
    }

    private var hint: FieldHint {
        draft.isReasonTooLong
            ? FieldHint(.bad, Text("At most \(Limits.suspensionReason) characters."))
            : FieldHint(.rule, Text("Shown to the person when they try to sign in. May be empty."))
    }

    private var reason: Binding<String> {
        Binding {
            draft.reason
        } set: {
            viewModel.reasonChanged(to: $0)
        }
    }

    private func suspendTapped() {
        Task { if await viewModel.suspendTapped() { dismiss() } }
    }
}

#if DEBUG
extension SuspensionEditorViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> SuspensionEditorViewModel {
        SuspensionEditorViewModel(of: PreviewSamples.grace.id, repo: PreviewRepo(change), tracking: TrackingRepo())
    }
}

#Preview("Suspension editor, empty") {
    SuspensionEditor(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Suspension editor, refused") {
    let viewModel = SuspensionEditorViewModel.preview { $0.failure = RepoError(.invalid, reason: "STAFF_ACCOUNT") }
    SuspensionEditor(viewModel: viewModel)
        .previewSurroundings()
        .task {
            viewModel.reasonChanged(to: "Insults in comments.")
            _ = await viewModel.suspendTapped()
        }
}
#endif
