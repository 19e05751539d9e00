import DesignKit
import SwiftUI
import TreeholeAPI

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
            Button("Sensitive: tap to show", systemImage: "eye.slash") {
                withAnimation(.settle) { isShown = true }
            }
            .buttonStyle(.plain)
            .note(.cardDetail.weight(.medium))
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(Tone.well, in: .rect(cornerRadius: CornerRadius.small))
        } else {
            content
        }
    }
}

#Preview("Text, short") { SamplePage { _ in PostText(text: "Shown") } }
#Preview("Text, paragraphs") { SamplePage { _ in PostText(text: Post.samples[2].text) } }
#Preview("Sensitive, folded") { SamplePage { _ in SensitiveContent(isSensitive: true) { PostText(text: "Shown") } } }
#Preview("Sensitive, not folded") {
    SamplePage { _ in SensitiveContent(isSensitive: false) { PostText(text: "Shown") } }
}
