import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The card of a post in a list.
struct PostRow: View {
    @StateObject private var observer: ViewModelObserver<PostListItemViewModel, Post?>

    init(viewModel: PostListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.post))
    }

    var body: some View {
        if let post = observer.value {
            VStack(alignment: .leading, spacing: Spacing.s) {
                PostHeader(post: post)
                SensitiveContent(isSensitive: post.isSensitive) {
                    FoldedText(text: post.text, route: .post(post.id))
                    if let picture = post.picture { PostPicture(picture: picture, maxHeight: 260) }
                }
                footer(of: post)
            }
            .panel()
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Post \(post.id)"))
        }
    }

    private func footer(of post: Post) -> some View {
        HStack(spacing: Spacing.m) {
            StarButton(post: post) { Task { await observer.viewModel.starTapped() } }
            NavigationLink(value: TreeholeRoute.post(post.id)) {
                HStack(spacing: Spacing.xs) {
                    Fact(symbol: "bubble.left", text: Text(verbatim: String(post.commentCount)))
                    if post.hasUnread {
                        Text("New")
                            .font(.badge)
                            .foregroundStyle(.white)
                            .padding(.horizontal, Spacing.xs)
                            .background(Tone.accentFill, in: .capsule)
                    }
                }
                .frame(minHeight: 32)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(post.hasUnread ? Text("New comments: \(post.commentCount)") : comments(of: post))
            if !post.choices.isEmpty { Fact(symbol: "chart.bar", text: Text("Vote")) }
            Spacer()
        }
    }

    private func comments(of post: Post) -> Text { Text("Comments: \(post.commentCount)") }
}

/// The number, tag and time of a post.
struct PostHeader: View {
    let post: Post
    /// Whether the number leads to the post's page.
    var isLink = true
    @EnvironmentObject private var router: TreeholeRouter

    var body: some View {
        HStack(spacing: Spacing.s) {
            if isLink {
                NavigationLink(value: TreeholeRoute.post(post.id)) { number }
                    .buttonStyle(.plain)
            } else {
                number
            }
            if let tag = post.tag {
                Button {
                    router.search(tag: tag)
                } label: {
                    Text(verbatim: "#\(tag)")
                        .lineLimit(1)
                }
                .buttonStyle(.chip)
                .accessibilityLabel(Text("Posts with the tag \(tag)"))
            }
            if post.isHidden { Fact(symbol: "eye.slash", text: Text("Hidden")) }
            Spacer(minLength: 0)
            RelativeTime(post.createdDate)
                .font(.cardNote)
                .foregroundStyle(Tone.secondaryText)
        }
    }

    private var number: some View {
        Text(verbatim: "#\(post.id)")
            .font(.headline.monospacedDigit())
            .foregroundStyle(post.isMine ? Tone.accent : Tone.text)
            .frame(minHeight: 32)
    }
}

/// The star of a post with the number of stars.
struct StarButton: View {
    let post: Post
    let action: @MainActor () -> Void

    var body: some View {
        Button {
            withAnimation(.pop) { action() }
        } label: {
            HStack(spacing: Spacing.xxs) {
                Image(systemName: post.isStarred ? "star.fill" : "star")
                    .imageScale(.small)
                    .foregroundStyle(post.isStarred ? Tone.star : Tone.secondaryText)
                Text(verbatim: String(post.starCount))
                    .foregroundStyle(Tone.secondaryText)
            }
            .font(.cardNote)
            .frame(minHeight: 32)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Star post \(post.id)"))
        .accessibilityValue(Text(verbatim: String(post.starCount)))
        .accessibilityAddTraits(post.isStarred ? [.isToggle, .isSelected] : .isToggle)
    }
}

/// A picture of a post in its own proportions.
struct PostPicture: View {
    let picture: Picture
    var maxHeight: CGFloat = 520

    var body: some View {
        AsyncImage(url: URL(string: picture.path)) { phase in
            if let image = phase.image {
                image.resizable().scaledToFit()
                    .accessibilityLabel(Text("Picture"))
            } else {
                Tone.well
                    .aspectRatio(CGFloat(max(picture.width, 1)) / CGFloat(max(picture.height, 1)), contentMode: .fit)
            }
        }
        .frame(maxHeight: maxHeight)
        .clipShape(.rect(cornerRadius: CornerRadius.small))
    }
}

#Preview("Post, light") { SamplePage { PostRow(viewModel: PostListItemViewModel(17, store: $0.posts)) } }
#Preview("Post, dark") {
    SamplePage { PostRow(viewModel: PostListItemViewModel(17, store: $0.posts)) }
        .preferredColorScheme(.dark)
}
#Preview("Header, light") { SamplePage { _ in PostHeader(post: .samples[0]) } }
#Preview("Header, dark") {
    SamplePage { _ in PostHeader(post: .samples[0], isLink: false) }
        .preferredColorScheme(.dark)
}
#Preview("Star, light") { StarButton(post: .samples[0]) {} }
#Preview("Star, dark") { StarButton(post: .samples[1]) {}.preferredColorScheme(.dark) }
#Preview("Picture, light") { PostPicture(picture: Picture(path: "/pictures/1", width: 4, height: 3)) }
#Preview("Picture, dark") {
    PostPicture(picture: Picture(path: "/pictures/1", width: 3, height: 4))
        .preferredColorScheme(.dark)
}
