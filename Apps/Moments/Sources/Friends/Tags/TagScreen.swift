import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The page of a tag. It closes itself when the tag is saved or deleted.
public struct TagScreen: View {
    @StateObject private var observer: ViewModelObserver<TagEditorViewModel, TagDraft>
    @Environment(\.dismiss) private var dismiss

    /// - Parameter viewModel: Created once per page.
    public init(viewModel: @autoclosure @escaping () -> TagEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: TagEditorViewModel { observer.viewModel }
    private var draft: TagDraft { observer.value }

    public var body: some View {
        Group {
            if draft.saved == .gone, draft.activity != .deleting {
                GoneStateView(
                    symbol: "tag.slash",
                    title: Text("Tag not available"),
                    message: Text("You have deleted it.")
                )
                .frame(maxHeight: .infinity)
            } else if draft.saved == .unknown {
                LoadedContent(nil as FriendTag?, failure: draft.failure?.text) {
                    await viewModel.load()
                } content: { _ in
                    EmptyView()
                }
            } else {
                form
            }
        }
        .page(draft.saved.value.map { Text(verbatim: $0.name) } ?? Text("Tag"))
        .toolbar {
            if draft.saved.value != nil { saveItem }
        }
        .appModelStates(of: viewModel)
        .onAppear { viewModel.trackScreenviews() }
        .task { [viewModel] in await viewModel.load() }
    }

    private var form: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                TagForm(viewModel: viewModel, draft: draft)
                TagDeletion(isBusy: draft.activity != nil) {
                    Task { if await viewModel.deleteConfirmed() { dismiss() } }
                }
            }
            .padding(Spacing.m)
            .padding(.bottom, Spacing.xl)
            .column()
        }
    }

    private var saveItem: some ToolbarContent {
        ToolbarItem(placement: .confirmationAction) {
            if draft.activity == nil {
                Button {
                    Task { if await viewModel.saveTapped() { dismiss() } }
                } label: {
                    Text("Save")
                        .fontWeight(.semibold)
                }
                .disabled(!draft.canSave)
                .keyboardShortcut(.return, modifiers: .command)
            } else {
                ProgressView()
                    .accessibilityLabel(Text("Loading"))
            }
        }
    }
}

/// The button that deletes a tag after a question.
private struct TagDeletion: View {
    let isBusy: Bool
    let delete: @MainActor () -> Void
    @State private var asks = false

    var body: some View {
        Button(role: .destructive) {
            asks = true
        } label: {
            Label("Delete tag", systemImage: "trash")
                .font(.action)
                .foregroundStyle(Palette.danger)
                .frame(maxWidth: .infinity, minHeight: 50)
                .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
        .disabled(isBusy)
        .confirmation(
            Text("Delete this tag?"),
            isPresented: $asks,
            button: Text("Delete tag"),
            message: Text("They stay your friends, but no longer see what you have shared only with this tag."),
            action: delete
        )
    }
}

#if DEBUG
extension TagScreen {
    fileprivate static func preview(_ id: TagID) -> some View {
        NavigationStack { TagScreen(viewModel: .preview(id)) }
            .previewSurroundings()
            .environmentObject(AppModel())
    }
}

#Preview("Tag page, tag") {
    TagScreen.preview(1)
}

#Preview("Tag page, deleted") {
    TagScreen.preview(99)
}
#endif
