import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for a new tag. It dismisses itself when the tag is saved.
struct NewTagSheet: View {
    @StateObject private var observer: ViewModelObserver<TagEditorViewModel, TagDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> TagEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: TagEditorViewModel { observer.viewModel }
    private var draft: TagDraft { observer.value }

    var body: some View {
        NavigationStack {
            ScrollView {
                TagForm(viewModel: viewModel, draft: draft)
                    .padding(Spacing.m)
                    .column()
            }
            .page(Text("New tag"))
            .toolbar {
                EditorToolbar(
                    close: (Text("Cancel"), { dismiss() }),
                    send: (Text("Save"), saveTapped),
                    isSending: draft.activity != nil,
                    canSend: draft.canSave
                )
            }
        }
        .appModelStates(of: viewModel)
        .interactiveDismissDisabled(draft.activity != nil)
        .onAppear { viewModel.trackScreenviews() }
        .task { [viewModel] in await viewModel.load() }
    }

    private func saveTapped() {
        Task { if await viewModel.saveTapped() { dismiss() } }
    }
}

#if DEBUG
#Preview("New tag, empty") {
    NewTagSheet(viewModel: .preview())
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("New tag, name and people") {
    let viewModel = TagEditorViewModel.preview()
    viewModel.nameChanged(to: "Hiking")
    viewModel.personTapped(PreviewSamples.alan.id)
    return NewTagSheet(viewModel: viewModel)
        .previewSurroundings()
        .environmentObject(AppModel())
}
#endif
