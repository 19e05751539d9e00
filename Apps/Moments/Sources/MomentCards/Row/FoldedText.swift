import DesignKit
import SwiftUI

/// A text that shows only its beginning until the person expands it.
struct FoldedText: View {
    let text: String
    let isFolding: Bool
    var color = Palette.text
    @State private var isUnfolded = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if isFolding, fold.isNeeded {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                lines(isUnfolded ? nil : TextFold.lineCount)
                Button {
                    withAnimation(.settle) { isUnfolded.toggle() }
                } label: {
                    Text(isUnfolded ? "Less" : "More")
                        .font(.cardDetail.weight(.semibold))
                        .foregroundStyle(Palette.accent)
                }
                .buttonStyle(.plain)
            }
        } else {
            lines(nil)
        }
    }

    private func lines(_ limit: Int?) -> some View {
        Text(verbatim: text)
            .font(.cardText)
            .foregroundStyle(color)
            .lineSpacing(3)
            .lineLimit(limit)
            .textSelection(.enabled)
            .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var fold: TextFold {
        TextFold(text, lineLength: sizeClass == .regular ? TextFold.wideLine : TextFold.narrowLine)
    }
}
