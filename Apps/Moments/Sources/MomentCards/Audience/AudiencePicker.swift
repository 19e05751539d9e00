import DesignKit
import ListKit
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for choosing who can see a moment. It dismisses itself when the choice is saved.
public struct AudiencePicker: View {
    @StateObject private var observer: ViewModelObserver<AudiencePickerViewModel, AudienceChoice>
    @Environment(\.dismiss) private var dismiss

    /// - Parameter viewModel: Created once per sheet.
    public init(viewModel: @autoclosure @escaping () -> AudiencePickerViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.choice))
    }

    private var viewModel: AudiencePickerViewModel { observer.viewModel }
    private var choice: AudienceChoice { observer.value }

    public var body: some View {
        EditorSheet(
            Text("Who can see this"),
            close: Text("Cancel"),
            send: (Text("Done"), doneTapped),
            isSending: choice.isSaving,
            canSend: choice.canSave,
            animating: choice.visibility
        ) {
            FailureBanner(choice.failure) { viewModel.failureDismissed() }
            visibilities
            if choice.visibility.choosesFriends { AudienceFriends(viewModel: viewModel, choice: choice) }
        }
        .task { [viewModel] in await viewModel.load() }
    }

    private var visibilities: some View {
        CardGroup {
            ForEach(MomentVisibility.allCases, id: \.self) { visibility in
                if visibility != MomentVisibility.allCases.first { Divider() }
                ChoiceRow(visibility.text, isChosen: visibility == choice.visibility) {
                    viewModel.visibilityTapped(visibility)
                } content: {
                    VisibilityLabel(visibility: visibility)
                }
                .accessibilityHint(visibility.note)
            }
        }
    }

    private func doneTapped() {
        Task { if await viewModel.doneTapped() { dismiss() } }
    }
}

/// The symbol, the name and the meaning of a choice.
private struct VisibilityLabel: View {
    let visibility: MomentVisibility

    var body: some View {
        HStack(spacing: Spacing.s) {
            Image(systemName: visibility.symbol)
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(Palette.accent)
                .frame(width: 32)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                visibility.text
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                visibility.note
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
        }
        .padding(.vertical, Spacing.xxs)
    }
}

/// The tags and the friends to choose from.
private struct AudienceFriends: View {
    let viewModel: AudiencePickerViewModel
    let choice: AudienceChoice

    var body: some View {
        if choice.lacksTag { Banner(.information, Text("A tag you had chosen does not exist any more.")) }
        if choice.hasTooManyPeople {
            Banner(.failure, Text("Choose at most \(Limits.chosenPeople) friends one by one, or use tags."))
        }
        CardGroup(Text("Tags")) {
            TagChecklist(choice.tags, chosen: choice.chosenTags) {
                viewModel.tagTapped($0)
            } retry: {
                Task { await viewModel.load() }
            }
        }
        CardGroup(Text("Friends")) {
            FriendChecklist(choice.friends, chosen: choice.chosenPeople, searchText: searchText) {
                viewModel.personTapped($0)
            } retry: {
                Task { await viewModel.load() }
            }
        }
    }

    private var searchText: Binding<String> {
        Binding {
            choice.searchText
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }
}

#if DEBUG
extension AudiencePickerViewModel {
    fileprivate static func preview(
        _ audience: MomentAudience,
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> AudiencePickerViewModel {
        let repo = PreviewRepo(change)
        return AudiencePickerViewModel(audience, privacy: repo, friends: repo) { _ in
            if let failure = repo.content.failure { throw failure }
        }
    }
}

#Preview("Audience, all friends") {
    AudiencePicker(viewModel: .preview(.friends))
        .previewSurroundings()
}

#Preview("Audience, chosen friends") {
    AudiencePicker(viewModel: .preview(MomentAudience(.selected, people: [PreviewSamples.grace.id])))
        .previewSurroundings()
}

#Preview("Audience, nobody chosen yet") {
    AudiencePicker(viewModel: .preview(MomentAudience(.except)))
        .previewSurroundings()
}

#Preview("Audience, not saved") {
    let viewModel = AudiencePickerViewModel.preview(.onlyMe) { $0.failure = RepoError(.unavailable) }
    AudiencePicker(viewModel: viewModel)
        .previewSurroundings()
        .task { _ = await viewModel.doneTapped() }
}
#endif
