import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for a new announcement. It dismisses itself when the text was announced.
struct AnnouncementEditor: View {
    @StateObject private var observer: ViewModelObserver<AnnouncementEditorViewModel, AnnouncementDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> AnnouncementEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: AnnouncementEditorViewModel { observer.viewModel }
    private var draft: AnnouncementDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("New announcement"),
            close: Text("Cancel"),
            send: (Text("Announce"), announceTapped),
            isSending: draft.isSending,
            canSend: draft.canSend,
            animating: draft
        ) {
            FailureBanner(draft.failure, text: { $0.staffText }) { viewModel.failureDismissed() }
            FormField(Text("Announcement"), hint: hint) {
                TextField(text: text, prompt: Text("On Saturday the server is renewed."), axis: .vertical) {
                    Text("Announcement")
                }
                .textFieldStyle(.soft)
                .lineLimit(3...10)
            }
            .padding(Spacing.m)
            .card()
            PeriodChoice(
                title: Text("How long"),
                unlimited: Text("Until each person closes it"),
                chosen: draft.period
            ) {
                viewModel.periodTapped($0)
            }
        }
    }

    private var hint: FieldHint {
        draft.isTooLong
            ? FieldHint(.bad, Text("At most \(Limits.announcement) characters."))
            : FieldHint(.rule, Text("Everybody with an account sees it above the timeline."))
    }

    private var text: Binding<String> {
        Binding {
            draft.text
        } set: {
            viewModel.textChanged(to: $0)
        }
    }

    private func announceTapped() {
        Task { if await viewModel.announceTapped() { dismiss() } }
    }
}

#if DEBUG
extension AnnouncementEditorViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> AnnouncementEditorViewModel {
        AnnouncementEditorViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
    }
}

#Preview("Announcement editor, empty") {
    AnnouncementEditor(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Announcement editor, refused") {
    let viewModel = AnnouncementEditorViewModel.preview { $0.failure = RepoError(.refused, reason: "NOT_ADMIN") }
    AnnouncementEditor(viewModel: viewModel)
        .previewSurroundings()
        .task {
            viewModel.textChanged(to: "On Saturday from 8 to 9 the server is renewed.")
            _ = await viewModel.announceTapped()
        }
}
#endif
