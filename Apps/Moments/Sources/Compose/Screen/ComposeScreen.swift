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
                    ComposeText(viewModel: viewModel, state: state)
                    ComposePhotos(viewModel: viewModel, state: state)
                    ComposeLink(viewModel: viewModel, state: state)
                    ComposeVisibility(viewModel: viewModel, state: state)
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

/// The text field with the number of characters left.
private struct ComposeText: View {
    let viewModel: ComposeViewModel
    let state: ComposeState
    @Environment(\.localizer) private var localizer
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(alignment: .trailing, spacing: Spacing.xs) {
            TextField(
                text: Binding {
                    state.text
                } set: {
                    viewModel.textChanged(to: $0)
                },
                prompt: Text("What would you like to share?"),
                axis: .vertical
            ) {
                Text("Text")
            }
            .textFieldStyle(.plain)
            .font(.title3)
            .lineLimit(5...14)
            .focused($isWriting)
            if let remaining = state.remaining {
                Text(verbatim: countText(remaining))
                    .font(.cardNote)
                    .foregroundStyle(remaining < 0 ? Palette.danger : Palette.secondaryText)
            }
        }
        .padding(Spacing.m)
        .card()
        .onAppear { isWriting = true }
    }

    private func countText(_ remaining: Int) -> String {
        remaining < 0
            ? localizer.string("%lld characters over the limit", count: -remaining, bundle: .module)
            : localizer.string("%lld characters left", count: remaining, bundle: .module)
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

/// The picker of the moment's visibility.
private struct ComposeVisibility: View {
    let viewModel: ComposeViewModel
    let state: ComposeState

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Picker(
                selection: Binding {
                    state.visibility
                } set: {
                    viewModel.visibilityChanged(to: $0)
                }
            ) {
                Text("Friends").tag(MomentVisibility.friends)
                Text("Only me").tag(MomentVisibility.onlyMe)
            } label: {
                Text("Who can see it")
            }
            .pickerStyle(.segmented)
            Text(
                state.visibility == .friends
                    ? "Only your friends can see it." : "Only you can see it."
            )
            .font(.cardNote)
            .foregroundStyle(Palette.secondaryText)
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

#if DEBUG
extension ComposeViewModel {
    static func preview(_ change: (inout PreviewContent) -> Void = { _ in }) -> ComposeViewModel {
        let repo = PreviewRepo(change)
        return ComposeViewModel(outbox: repo.outbox(), uploads: repo, drafts: repo, tracking: TrackingRepo())
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

#Preview("Compose text, empty", traits: .sizeThatFitsLayout) {
    ComposeText(viewModel: .preview(), state: ComposeState())
        .previewRow()
}

#Preview("Compose text, too long", traits: .sizeThatFitsLayout) {
    let text = String(repeating: "We walked along the river. ", count: Limits.momentText / 27 + 2)
    ComposeText(viewModel: .preview(), state: .preview { $0.text = text })
        .previewRow()
}

#Preview("Compose link, valid", traits: .sizeThatFitsLayout) {
    ComposeLink(viewModel: .preview(), state: .preview { $0.link = "swift.org/documentation" })
        .previewRow()
}

#Preview("Compose link, invalid", traits: .sizeThatFitsLayout) {
    ComposeLink(viewModel: .preview(), state: .preview { $0.link = "not an address" })
        .previewRow()
}

#Preview("Visibility, friends", traits: .sizeThatFitsLayout) {
    ComposeVisibility(viewModel: .preview(), state: ComposeState())
        .previewRow()
}

#Preview("Visibility, only me", traits: .sizeThatFitsLayout) {
    ComposeVisibility(viewModel: .preview(), state: .preview { $0.visibility = .onlyMe })
        .previewRow()
}
#endif
