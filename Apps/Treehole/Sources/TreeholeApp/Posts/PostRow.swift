import ListKit
import SwiftUI
import TreeholeAPI

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
                    FoldedText(post.text) { text in
                        NavigationLink(value: TreeholeRoute.post(post.id)) { text.contentShape(.rect) }
                            .buttonStyle(.plain)
                    }
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
        let count = post.commentCount
        let comments = post.hasUnread ? Text("New comments: \(count)") : Text("Comments: \(count)")
        return HStack(spacing: Spacing.m) {
            StarButton(post: post) { Task { await observer.viewModel.starTapped() } }
            NavigationLink(value: TreeholeRoute.post(post.id)) {
                HStack(spacing: Spacing.xs) {
                    Fact(symbol: "bubble.left", text: Text(verbatim: String(count)))
                    if post.hasUnread { UnreadMark() }
                }
                .frame(minHeight: 32)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(comments)
            if !post.choices.isEmpty { Fact(symbol: "chart.bar", text: Text("Vote")) }
            Spacer()
        }
    }
}

/// The number, tag and time of a post.
struct PostHeader: View {
    let post: Post
    /// Whether the number leads to the post's page.
    var isLink = true

    var body: some View {
        HStack(spacing: Spacing.s) {
            if isLink {
                NavigationLink(value: TreeholeRoute.post(post.id)) { number }
                    .buttonStyle(.plain)
            } else {
                number
            }
            if let tag = post.tag { TagButton(tag: tag) }
            if post.isHidden { Fact(symbol: "eye.slash", text: Text("Hidden")) }
            Spacer(minLength: 0)
            RelativeTime(post.createdDate)
                .note()
        }
    }

    private var number: some View {
        Text(verbatim: "#\(post.id)")
            .font(.headline.monospacedDigit())
            .foregroundStyle(post.isMine ? Tone.accent : Tone.text)
            .frame(minHeight: 32)
    }
}

/// A tag, which leads to its posts.
struct TagButton: View {
    let tag: String
    /// The number of posts; nil shows none.
    var count: Int?
    @EnvironmentObject private var router: TreeholeRouter

    var body: some View {
        Button {
            router.search(tag: tag)
        } label: {
            HStack(spacing: Spacing.xs) {
                Text(verbatim: "#\(tag)").lineLimit(1)
                if let count { Text(verbatim: String(count)).foregroundStyle(Tone.secondaryText) }
            }
        }
        .buttonStyle(.pill)
        .accessibilityLabel(Text("Posts with the tag \(tag)"))
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

extension Picture {
    /// A coloured area, which needs no server.
    fileprivate static func sample(width: Int, height: Int) -> Picture {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\
            <rect width="100%" height="100%" fill="#7a9e7e"/><circle cx="60%" cy="45%" r="60" fill="#f2e8cf"/></svg>
            """
        return Picture(
            path: "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())",
            width: width,
            height: height
        )
    }
}

#Preview("Post, starred") { SamplePage { PostRow(viewModel: PostListItemViewModel(17, store: $0.posts)) } }
#Preview("Post, vote") { SamplePage { PostRow(viewModel: PostListItemViewModel(14, store: $0.posts)) } }
#Preview("Post, long text") { SamplePage { PostRow(viewModel: PostListItemViewModel(15, store: $0.posts)) } }
#Preview("Post header, tag") { SamplePage { _ in PostHeader(post: .samples[0]) } }
#Preview("Post header, own post without a link") { SamplePage { _ in PostHeader(post: .samples[1], isLink: false) } }
#Preview("Tag") { SamplePage { _ in TagButton(tag: "study") } }
#Preview("Tag, count") { SamplePage { _ in TagButton(tag: "lost-and-found", count: 12) } }
#Preview("Star, on") { SamplePage { _ in StarButton(post: .samples[0]) {} } }
#Preview("Star, off") { SamplePage { _ in StarButton(post: .samples[1]) {} } }
#Preview("Picture, wide") { SamplePage { _ in PostPicture(picture: .sample(width: 400, height: 300)) } }
#Preview("Picture, tall") { SamplePage { _ in PostPicture(picture: .sample(width: 300, height: 600), maxHeight: 260) } }
