import DesignKit
import SwiftUI

/// A text that shows only its beginning until the person expands it.
struct FoldedText: View {
    let text: String
    let isFolding: Bool
    @State private var isUnfolded = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        let isLong = isFolding && fold.isNeeded
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            Text(verbatim: text)
                .font(.cardText)
                .foregroundStyle(Palette.text)
                .lineSpacing(3)
                .lineLimit(isLong && !isUnfolded ? TextFold.lineCount : nil)
                .textSelection(.enabled)
                .frame(maxWidth: .infinity, alignment: .leading)
            if isLong {
                Button {
                    withAnimation(.settle) { isUnfolded.toggle() }
                } label: {
                    Text(isUnfolded ? "Less" : "More")
                        .font(.cardDetail.weight(.semibold))
                        .foregroundStyle(Palette.accent)
                }
                .buttonStyle(.plain)
            }
        }
    }

    private var fold: TextFold {
        TextFold(text, lineLength: sizeClass == .regular ? TextFold.wideLine : TextFold.narrowLine)
    }
}
