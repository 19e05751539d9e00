import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The name of a tag, and the friends that have it.
struct TagForm: View {
    let viewModel: TagEditorViewModel
    let draft: TagDraft

    var body: some View {
        VStack(spacing: Spacing.l) {
            FailureBanner(draft.failure, text: { $0.tagText }) { viewModel.failureDismissed() }
            FormField(Text("Name of the tag"), hint: hint) {
                TextField(text: name, prompt: Text("Family")) { Text("Name of the tag") }
                    .textFieldStyle(.soft)
                    .submitLabel(.done)
            }
            .padding(Spacing.m)
            .card()
            CardGroup(Text("Friends with this tag")) {
                FriendChecklist(draft.friends, chosen: draft.chosenPeople, searchText: searchText) {
                    viewModel.personTapped($0)
                } retry: {
                    Task { await viewModel.load() }
                }
            }
            Text("Only you see your tags.")
                .formNote()
        }
        .disabled(draft.activity != nil)
        .animation(.settle, value: draft.failure)
    }

    private var hint: FieldHint? {
        draft.isNameTooLong ? FieldHint(.bad, Text("At most \(Limits.tagName) characters.")) : nil
    }

    private var name: Binding<String> {
        Binding {
            draft.name
        } set: {
            viewModel.nameChanged(to: $0)
        }
    }

    private var searchText: Binding<String> {
        Binding {
            draft.searchText
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }
}

#if DEBUG
extension TagEditorViewModel {
    static func preview(
        _ id: TagID? = nil,
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> TagEditorViewModel {
        let repo = PreviewRepo(change)
        return TagEditorViewModel(id, privacy: repo, friends: repo, tracking: TrackingRepo())
    }
}

extension TagDraft {
    fileprivate static func preview(_ change: (inout TagDraft) -> Void) -> TagDraft {
        var draft = TagDraft(isNew: false)
        draft.friends = Listing(items: PreviewSamples.friends)
        change(&draft)
        return draft
    }
}

#Preview("Tag form, friends", traits: .sizeThatFitsLayout) {
    let draft = TagDraft.preview { draft in
        draft.name = "Family"
        draft.chosenPeople = [PreviewSamples.grace.id]
    }
    TagForm(viewModel: .preview(), draft: draft)
        .previewRow()
}

#Preview("Tag form, name that is taken", traits: .sizeThatFitsLayout) {
    let draft = TagDraft.preview { draft in
        draft.name = "Work"
        draft.failure = RepoError(.invalid, reason: "TAG_NAME_TAKEN")
    }
    TagForm(viewModel: .preview(), draft: draft)
        .previewRow()
}
#endif
