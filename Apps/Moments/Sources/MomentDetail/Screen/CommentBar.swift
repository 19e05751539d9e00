import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The text field for a comment, at the bottom of the page.
struct CommentBar: View {
    @StateObject private var observer: ViewModelObserver<MomentDetailViewModel, CommentComposer>
    @Environment(\.localizer) private var localizer

    init(viewModel: MomentDetailViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.composer))
    }

    private var viewModel: MomentDetailViewModel { observer.viewModel }
    private var composer: CommentComposer { observer.value }

    var body: some View {
        MessageBar(
            Text("Comment"),
            prompt: Text("Write a comment"),
            text: text,
            answering: composer.replyTo.map { Int($0.rawValue) },
            focusKey: "c",
            takesFocus: viewModel.takesFocus,
            send: (Text("Send"), composer.canSend, { await viewModel.sendTapped() })
        ) {
            FailureBanner(composer.failure) { viewModel.sendFailureDismissed() }
            if composer.replyTo != nil {
                AnswerLine(cancel: Text("Cancel reply")) {
                    viewModel.replyCancelled()
                } content: {
                    // The comment may not be loaded, or its author may not be known to the viewer any more.
                    (composer.replyName.map { Text("Replying to \($0)") } ?? Text("Reply"))
                        .fontWeight(.medium)
                }
            }
            MentionSuggestions(viewModel.mentions, text: text)
        } below: {
            if let remaining = composer.remaining {
                Text(verbatim: countText(remaining))
                    .font(.cardNote)
                    .foregroundStyle(remaining < 0 ? Palette.danger : Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .background(alignment: .topLeading) {
            ShortcutButton("l") { viewModel.card?.likeButtonTapped() }
        }
        .animation(.settle, value: composer)
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
}

#if DEBUG
#Preview("Comment bar, empty", traits: .sizeThatFitsLayout) {
    CommentBar(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Comment bar, reply", traits: .sizeThatFitsLayout) {
    CommentBar(viewModel: .preview { $0.commentDraft = CommentDraft(text: "At the lake.", replyTo: 1) })
        .previewSurroundings()
}

#Preview("Comment bar, mention", traits: .sizeThatFitsLayout) {
    CommentBar(viewModel: .preview { $0.commentDraft = CommentDraft(text: "Ask @") })
        .previewSurroundings()
}

#Preview("Comment bar, too long", traits: .sizeThatFitsLayout) {
    let text = String(repeating: "We walked along the river. ", count: Limits.commentText / 27 + 1)
    CommentBar(viewModel: .preview { $0.commentDraft = CommentDraft(text: text) })
        .previewSurroundings()
}
#endif
