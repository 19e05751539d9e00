import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// A comment row: author, recipient, time, text, reply button and, for others' comments, a menu.
struct CommentRow: View {
    @StateObject private var observer: ViewModelObserver<CommentListItemViewModel, Comment>
    @State private var asksForDeletion = false

    init(viewModel: CommentListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.comment))
    }

    var body: some View {
        let comment = observer.value
        HStack(alignment: .top, spacing: Spacing.s) {
            NavigationLink(value: Route.person(comment.userDetails.id)) {
                AvatarView(
                    name: comment.userDetails.name,
                    url: comment.userDetails.avatar,
                    tones: comment.userDetails.avatarTones,
                    size: .medium
                )
                .styledAvatar()
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: comment.userDetails.name))
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                names(of: comment)
                    .font(.cardDetail.weight(.semibold))
                    .foregroundStyle(Palette.text)
                Text(comment.text, mentioning: comment.mentions)
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                    .textSelection(.enabled)
                if let page = comment.linkCard, let link = MomentLink(page.url) {
                    LinkCard(link: link, page: page)
                        .padding(.vertical, Spacing.xxs)
                }
                AdaptiveStack(spacing: Spacing.m) {
                    RelativeTime(comment.createdDate)
                        .foregroundStyle(Palette.secondaryText)
                    Button {
                        observer.viewModel.replyTapped()
                    } label: {
                        Text("Reply")
                            .fontWeight(.semibold)
                            .foregroundStyle(Palette.accent)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text("Reply to \(comment.userDetails.name)"))
                    if comment.isMine {
                        deleteButton
                    } else {
                        ReportButton(size: 32) { observer.viewModel.makeReport() }
                    }
                }
                .font(.cardNote)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, Spacing.m)
        .padding(.vertical, Spacing.s)
        .styledCard(radius: CornerRadius.medium)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Comment by \(comment.userDetails.name)"))
    }

    private func names(of comment: Comment) -> Text {
        guard let person = comment.replyTo else { return Text(verbatim: comment.userDetails.name) }
        return Text("\(comment.userDetails.name) to \(person.name)")
    }

    private var deleteButton: some View {
        Button {
            asksForDeletion = true
        } label: {
            Text("Delete")
                .foregroundStyle(Palette.danger)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Delete comment"))
        .confirmation(Text("Delete this comment?"), isPresented: $asksForDeletion, button: Text("Delete")) {
            Task { await observer.viewModel.deleteConfirmed() }
        }
    }
}

#if DEBUG
extension CommentListItemViewModel {
    fileprivate static func preview(_ comment: Comment) -> CommentListItemViewModel {
        CommentListItemViewModel(
            comment,
            reports: PreviewRepo(),
            tracking: TrackingRepo(),
            reply: { _ in },
            delete: { _ in }
        )
    }
}

#Preview("Comment, of a friend", traits: .sizeThatFitsLayout) {
    CommentRow(viewModel: .preview(PreviewSamples.comments[0]))
        .previewRow()
}

#Preview("Comment, own reply", traits: .sizeThatFitsLayout) {
    CommentRow(viewModel: .preview(PreviewSamples.comments[1]))
        .previewRow()
}

#Preview("Comment, mention", traits: .sizeThatFitsLayout) {
    var comment = PreviewSamples.comment(8, by: PreviewSamples.alan, "Ask @grace, she was there.")
    comment.mentions = [PreviewSamples.grace]
    return CommentRow(viewModel: .preview(comment))
        .previewRow()
}

#Preview("Comment, long text and link", traits: .sizeThatFitsLayout) {
    let comment = PreviewSamples.comment(
        9,
        by: PreviewSamples.stranger,
        PreviewSamples.longText,
        linkCard: PreviewSamples.card
    )
    CommentRow(viewModel: .preview(comment))
        .previewRow()
}

#Preview("Comment, classic", traits: .sizeThatFitsLayout) {
    CommentRow(viewModel: .preview(PreviewSamples.comments[2]))
        .padding(.bottom, Spacing.xl)
        .previewRow()
        .environment(\.cardStyle, .classic)
}
#endif
