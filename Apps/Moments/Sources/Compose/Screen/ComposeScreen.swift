import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

/// The sheet for writing a moment. It dismisses itself after publishing.
public struct ComposeScreen: View {
    @StateObject private var observer: ViewModelObserver<ComposeViewModel, ComposeState>
    @Environment(\.dismiss) private var dismiss
    @State private var asksToDiscard = false
    @State private var isDropTarget = false

    /// - Parameter viewModel: Created once per sheet.
    public init(viewModel: @autoclosure @escaping () -> ComposeViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.state))
    }

    private var viewModel: ComposeViewModel { observer.viewModel }
    private var state: ComposeState { observer.value }

    public var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: Spacing.m) {
                    FailureBanner(state.failure) { viewModel.failureDismissed() }
                    text
                    ComposePhotos(viewModel: viewModel, state: state)
                    ComposeLink(viewModel: viewModel, state: state)
                    ComposeAudience(viewModel: viewModel, state: state)
                    if !state.isEmpty { discard }
                }
                .padding(Spacing.m)
                .column()
                .disabled(state.isPublishing)
                .animation(.settle, value: state)
            }
            .overlay { if isDropTarget { DropFrame() } }
            .onDrop(of: [.image], isTargeted: $isDropTarget) { add($0) }
            .page(Text("New moment"))
            .toolbar {
                EditorToolbar(
                    close: (Text("Close"), { dismiss() }),
                    send: (Text("Publish"), { Task { await viewModel.publishTapped() } }),
                    isSending: state.isPublishing,
                    canSend: state.canPublish
                )
            }
        }
        .onPasteCommand(of: [.image]) { _ = add($0) }
        .appModelStates(of: viewModel)
        .interactiveDismissDisabled(state.isPublishing)
        .onAppear { viewModel.trackScreenviews() }
        .task { await viewModel.load() }
        .onChange(of: state.isPublished) { _, isPublished in
            if isPublished { dismiss() }
        }
    }

    /// Adds dropped or pasted photos.
    private func add(_ photos: [NSItemProvider]) -> Bool {
        guard !state.isPublishing else { return false }
        Task { await viewModel.photosPicked(photos.map(\.photoSource)) }
        return true
    }

    private var text: some View {
        MomentTextField(
            text: Binding {
                state.text
            } set: {
                viewModel.textChanged(to: $0)
            },
            remaining: state.remaining,
            mentions: viewModel.mentions
        )
    }

    private var discard: some View {
        VStack(spacing: Spacing.xs) {
            Text("Your draft is saved until you publish it.")
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
            Button(role: .destructive) {
                asksToDiscard = true
            } label: {
                Text("Discard draft")
                    .foregroundStyle(Palette.danger)
            }
            .buttonStyle(.pill)
            .confirmation(Text("Discard this draft?"), isPresented: $asksToDiscard, button: Text("Discard")) {
                viewModel.discardTapped()
            }
        }
        .frame(maxWidth: .infinity)
    }
}

/// A frame around the page while photos are dragged over it.
private struct DropFrame: View {
    var body: some View {
        RoundedRectangle(cornerRadius: CornerRadius.medium)
            .strokeBorder(Palette.accent, style: StrokeStyle(lineWidth: 3, dash: [10, 6]))
            .overlay(alignment: .bottom) {
                Text("Drop photos here")
                    .font(.action)
                    .foregroundStyle(.white)
                    .padding(.horizontal, Spacing.m)
                    .padding(.vertical, Spacing.xs)
                    .background(Palette.accentFill, in: .capsule)
                    .padding(Spacing.l)
            }
            .padding(Spacing.xs)
            .allowsHitTesting(false)
    }
}

/// The link field with its validation message.
private struct ComposeLink: View {
    let viewModel: ComposeViewModel
    let state: ComposeState

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            HStack(spacing: Spacing.s) {
                Image(systemName: "link")
                    .foregroundStyle(Palette.secondaryText)
                    .accessibilityHidden(true)
                TextField(
                    text: Binding {
                        state.link
                    } set: {
                        viewModel.linkChanged(to: $0)
                    },
                    prompt: Text(verbatim: "https://…")
                ) {
                    Text("Link")
                }
                .textFieldStyle(.plain)
                .keyboardType(.URL)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                if state.hasGoodLink {
                    Image(systemName: "checkmark.circle.fill")
                        .foregroundStyle(Palette.success)
                        .accessibilityLabel(Text("Valid web address"))
                }
            }
            if state.hasBadLink {
                Text("Not a web address")
                    .font(.cardNote)
                    .foregroundStyle(Palette.danger)
            }
        }
        .padding(Spacing.m)
        .card()
    }
}

/// The row with those who can see the moment, which opens the picker.
private struct ComposeAudience: View {
    let viewModel: ComposeViewModel
    let state: ComposeState
    @State private var isChoosing = false

    var body: some View {
        let summary = state.audienceSummary
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Button {
                isChoosing = true
            } label: {
                HStack(spacing: Spacing.s) {
                    Image(systemName: summary.visibility.symbol)
                        .font(.system(size: 17, weight: .medium))
                        .foregroundStyle(Palette.accent)
                        .frame(width: 32)
                        .accessibilityHidden(true)
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Who can see this")
                            .font(.cardNote)
                            .foregroundStyle(Palette.secondaryText)
                        summary.text
                            .font(.cardText)
                            .foregroundStyle(Palette.text)
                            .lineLimit(3)
                    }
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    Disclosure()
                }
                .frame(minHeight: 44)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Who can see this"))
            .accessibilityValue(summary.text)
            if summary.lacksTag {
                Text("A tag you had chosen does not exist any more. Choose again who can see this.")
                    .font(.cardNote)
                    .foregroundStyle(Palette.danger)
            }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .sheet(isPresented: $isChoosing) { AudiencePicker(viewModel: viewModel.makeAudiencePicker()) }
    }
}

#if DEBUG
extension ComposeViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> ComposeViewModel {
        let repo = PreviewRepo(change)
        return ComposeViewModel(
            outbox: repo.outbox(),
            uploads: repo,
            drafts: repo,
            privacy: repo,
            friends: repo,
            tracking: TrackingRepo()
        )
    }
}

extension ComposeState {
    static func preview(_ change: (inout ComposeState) -> Void) -> ComposeState {
        var state = ComposeState()
        change(&state)
        return state
    }
}

#Preview("Compose, empty") {
    ComposeScreen(viewModel: .preview())
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Compose, draft") {
    ComposeScreen(viewModel: .preview { $0.draft = PreviewSamples.draft })
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Compose, failed to load the draft") {
    ComposeScreen(viewModel: .preview { $0.failure = RepoError(.unavailable) })
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Drop frame, light") {
    DropFrame()
}

#Preview("Drop frame, dark") {
    DropFrame()
        .preferredColorScheme(.dark)
}

#Preview("Compose link, valid", traits: .sizeThatFitsLayout) {
    ComposeLink(viewModel: .preview(), state: .preview { $0.link = "swift.org/documentation" })
        .previewRow()
}

#Preview("Compose link, invalid", traits: .sizeThatFitsLayout) {
    ComposeLink(viewModel: .preview(), state: .preview { $0.link = "not an address" })
        .previewRow()
}

#Preview("Compose audience, all friends", traits: .sizeThatFitsLayout) {
    ComposeAudience(viewModel: .preview(), state: ComposeState())
        .previewRow()
}

#Preview("Compose audience, all but some", traits: .sizeThatFitsLayout) {
    let state = ComposeState.preview { state in
        state.audience = MomentAudience(.except, tags: [1], people: [PreviewSamples.grace.id, PreviewSamples.alan.id])
        state.tags = [FriendTag(id: 1, name: "Work")]
        state.friends = PreviewSamples.friends
    }
    ComposeAudience(viewModel: .preview(), state: state)
        .previewRow()
}

#Preview("Compose audience, deleted tag", traits: .sizeThatFitsLayout) {
    let state = ComposeState.preview { state in
        state.audience = MomentAudience(.selected, tags: [9])
        state.tags = []
    }
    ComposeAudience(viewModel: .preview(), state: state)
        .previewRow()
}
#endif
