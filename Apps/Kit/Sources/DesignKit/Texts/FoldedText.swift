import SwiftUI

/// A text that shows only its beginning until the person expands it.
public struct FoldedText<Lines: View>: View {
    private let text: String
    private let words: Text?
    private let isFolding: Bool
    private let color: Color?
    private let lines: (AnyView) -> Lines
    @State private var isUnfolded = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.theme) private var theme

    /// - Parameters:
    ///   - words: What is shown, such as the text with links; nil for the plain text.
    ///   - isFolding: Whether a long text is folded.
    ///   - color: The color of the text; nil for the theme's.
    ///   - lines: Wraps the text, for example in a link. The button that expands it is below.
    public init(
        _ text: String,
        words: Text? = nil,
        isFolding: Bool = true,
        color: Color? = nil,
        @ViewBuilder lines: @escaping (AnyView) -> Lines
    ) {
        self.text = text
        self.words = words
        self.isFolding = isFolding
        self.color = color
        self.lines = lines
    }

    public var body: some View {
        if isFolding, fold.isNeeded {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                lines(content(isUnfolded ? nil : TextFold.lineCount))
                Button {
                    withAnimation(.settle) { isUnfolded.toggle() }
                } label: {
                    Text(isUnfolded ? "Less" : "More")
                        .font(.cardDetail.weight(.semibold))
                        .foregroundStyle(theme.accent)
                }
                .buttonStyle(.plain)
            }
        } else {
            lines(content(nil))
        }
    }

    private func content(_ limit: Int?) -> AnyView {
        AnyView(
            (words ?? Text(verbatim: text))
                .font(.cardText)
                .foregroundStyle(color ?? theme.text)
                .lineSpacing(3)
                .lineLimit(limit)
                .multilineTextAlignment(.leading)
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
        )
    }

    private var fold: TextFold {
        TextFold(text, lineLength: sizeClass == .regular ? TextFold.wideLine : TextFold.narrowLine)
    }
}

extension FoldedText where Lines == AnyView {
    public init(_ text: String, words: Text? = nil, isFolding: Bool = true, color: Color? = nil) {
        self.init(text, words: words, isFolding: isFolding, color: color) { $0 }
    }
}

#Preview("Folded text, short", traits: .sizeThatFitsLayout) {
    FoldedText("The first snow of the year.")
        .padding()
}

#Preview("Folded text, long", traits: .sizeThatFitsLayout) {
    FoldedText(Array(repeating: "We walked along the river until the lamps were lit.", count: 8).joined(separator: " "))
        .padding()
}

#Preview("Folded text, long and not folded", traits: .sizeThatFitsLayout) {
    let text = Array(repeating: "We walked along the river until the lamps were lit.", count: 8)
    FoldedText(text.joined(separator: " "), isFolding: false, color: Palette.secondaryText)
        .padding()
}
