import DesignKit
import SwiftUI
import TreeholeAPI

/// A text that leads to a page; a long one shows its first lines until the person unfolds it.
struct FoldedText: View {
    /// The number of lines of a folded text.
    static let lineCount = 6

    let text: String
    let route: TreeholeRoute
    @State private var isUnfolded = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isLong = Self.isLong(text, lineLength: sizeClass == .regular ? 80 : 40)
        VStack(alignment: .leading, spacing: Spacing.xs) {
            NavigationLink(value: route) {
                PostText(text: text)
                    .lineLimit(isLong && !isUnfolded ? Self.lineCount : nil)
                    .contentShape(.rect)
            }
            .buttonStyle(.plain)
            if isLong {
                Button {
                    withAnimation(.settle) { isUnfolded.toggle() }
                } label: {
                    Text(isUnfolded ? "Less" : "More")
                        .font(.cardDetail.weight(.semibold))
                        .foregroundStyle(Tone.accent)
                }
                .buttonStyle(.plain)
            }
        }
    }

    /// Returns whether a text needs more lines than a folded one has, with Chinese characters as wide as two letters.
    static func isLong(_ text: String, lineLength: Int) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let width = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
            return max(1, (width + lineLength - 1) / lineLength)
        }
        return lines.reduce(0, +) > lineCount
    }
}

/// The text of a post or comment.
struct PostText: View {
    let text: String

    var body: some View {
        Text(verbatim: text)
            .font(.cardText)
            .foregroundStyle(Tone.text)
            .lineSpacing(3)
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Content that is folded if it is sensitive, and the member wishes so, until it is tapped.
struct SensitiveContent<Content: View>: View {
    let isSensitive: Bool
    @ViewBuilder let content: Content
    @State private var isShown = false
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        if isSensitive, appModel.settings.foldsSensitive, !isShown {
            Button {
                withAnimation(.settle) { isShown = true }
            } label: {
                Label("Sensitive: tap to show", systemImage: "eye.slash")
                    .font(.cardDetail.weight(.medium))
                    .foregroundStyle(Tone.secondaryText)
                    .frame(maxWidth: .infinity, minHeight: 56)
                    .background(Tone.well, in: .rect(cornerRadius: CornerRadius.small))
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}

#Preview("Folded text") { SamplePage { _ in FoldedText(text: Post.samples[2].text, route: .post(17)) } }
#Preview("Text") { SamplePage { _ in PostText(text: Post.samples[0].text) } }
#Preview("Sensitive") { SamplePage { _ in SensitiveContent(isSensitive: true) { PostText(text: "Shown") } } }
