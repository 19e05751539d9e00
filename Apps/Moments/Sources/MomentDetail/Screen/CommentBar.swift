import DesignKit
import ListKit
import MomentsFoundations
import SwiftUI

/// The text field for a comment, at the bottom of the page.
struct CommentBar: View {
    @StateObject private var observer: ViewModelObserver<MomentDetailViewModel, CommentComposer>
    @FocusState private var isWriting: Bool
    @Environment(\.localizer) private var localizer

    init(viewModel: MomentDetailViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.composer))
    }

    private var viewModel: MomentDetailViewModel { observer.viewModel }
    private var composer: CommentComposer { observer.value }

    var body: some View {
        VStack(spacing: Spacing.xs) {
            if let failure = composer.failure {
                Banner(.failure, failure.text, label: Text("OK")) { viewModel.sendFailureDismissed() }
            }
            if composer.replyTo != nil { replyLine }
            HStack(alignment: .bottom, spacing: Spacing.xs) {
                TextField(text: text, prompt: Text("Write a comment"), axis: .vertical) { Text("Comment") }
                    .lineLimit(1...5)
                    .textFieldStyle(.soft)
                    .focused($isWriting)
                sendButton
            }
            if let remaining = composer.remaining {
                Text(verbatim: countText(remaining))
                    .font(.cardNote)
                    .foregroundStyle(remaining < 0 ? Palette.danger : Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .column()
        .background(.bar)
        .animation(.settle, value: composer)
        .onChange(of: composer.replyTo) { _, new in
            if new != nil { isWriting = true }
        }
    }

    private func countText(_ remaining: Int) -> String {
        remaining < 0
            ? localizer.string("%lld characters over the limit", count: -remaining, bundle: .module)
            : localizer.string("%lld characters left", count: remaining, bundle: .module)
    }

    private var text: Binding<String> {
        Binding {
            composer.text
        } set: {
            viewModel.textChanged(to: $0)
        }
    }

    private var replyLine: some View {
        HStack(spacing: Spacing.xs) {
            Image(systemName: "arrowshape.turn.up.left")
                .accessibilityHidden(true)
            Text("Replying to \(composer.replyName ?? "…")")
                .fontWeight(.medium)
            Spacer()
            Button {
                viewModel.replyCancelled()
            } label: {
                Image(systemName: "xmark.circle.fill")
                    .font(.system(size: 18))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Cancel reply"))
        }
        .font(.cardDetail)
        .foregroundStyle(Palette.secondaryText)
        .padding(.horizontal, Spacing.xs)
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }

    private var sendButton: some View {
        Button {
            Task { await viewModel.sendTapped() }
        } label: {
            Image(systemName: "arrow.up")
                .font(.system(size: 19, weight: .bold))
                .foregroundStyle(composer.canSend ? Color.white : Palette.secondaryText)
                .frame(width: 48, height: 48)
                .background(composer.canSend ? Palette.accentFill : Palette.well, in: .circle)
        }
        .buttonStyle(.plain)
        .disabled(!composer.canSend)
        .keyboardShortcut(.return, modifiers: .command)
        .accessibilityLabel(Text("Send"))
    }
}
