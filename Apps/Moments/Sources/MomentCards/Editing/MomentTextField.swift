import DesignKit
import ListKit
import MomentsFoundations
public import SwiftUI

/// A card with the text of a moment that is being written, the friends to mention in it, and the number of characters left. It has
/// the focus when it appears.
public struct MomentTextField: View {
    private let text: Binding<String>
    private let remaining: Int?
    private let mentions: MentionSuggester
    @Environment(\.localizer) private var localizer
    @FocusState private var isWriting: Bool

    /// - Parameters:
    ///   - remaining: The number of characters left, negative if over the limit; nil while there are many.
    ///   - mentions: Suggests friends for the text.
    public init(text: Binding<String>, remaining: Int?, mentions: MentionSuggester) {
        self.text = text
        self.remaining = remaining
        self.mentions = mentions
    }

    public var body: some View {
        VStack(alignment: .trailing, spacing: Spacing.xs) {
            TextField(text: text, prompt: Text("What would you like to share?"), axis: .vertical) {
                Text("Text")
            }
            .textFieldStyle(.plain)
            .font(.title3)
            .lineLimit(5...14)
            .focused($isWriting)
            MentionSuggestions(mentions, text: text)
            if let remaining {
                Text(verbatim: countText(remaining))
                    .font(.cardNote)
                    .foregroundStyle(remaining < 0 ? Palette.danger : Palette.secondaryText)
            }
        }
        .padding(Spacing.m)
        .card()
        .environment(\.focusField) { isWriting = true }
        .onAppear { isWriting = true }
    }

    private func countText(_ remaining: Int) -> String {
        remaining < 0
            ? localizer.string("%lld characters over the limit", count: -remaining, bundle: .module)
            : localizer.string("%lld characters left", count: remaining, bundle: .module)
    }
}

#if DEBUG
#Preview("Moment text, many characters left", traits: .sizeThatFitsLayout) {
    MomentTextField(
        text: .constant("The first frost of the year."),
        remaining: nil,
        mentions: .preview("The first frost of the year.")
    )
    .previewRow()
}

#Preview("Moment text, mention", traits: .sizeThatFitsLayout) {
    MomentTextField(text: .constant("With @"), remaining: nil, mentions: .preview("With @"))
        .previewRow()
}

#Preview("Moment text, too long", traits: .sizeThatFitsLayout) {
    MomentTextField(
        text: .constant("The first frost of the year."),
        remaining: -3,
        mentions: .preview("The first frost of the year.")
    )
    .previewRow()
}
#endif
