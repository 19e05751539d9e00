import Foundation
import OrielUIKit

/// The text of a layer, as values.
struct LayerText: Equatable {
    let text: NSAttributedString
    let isWrapped: Bool
    let truncation: CATextLayerTruncationMode
    let alignment: CATextLayerAlignmentMode

    /// Nil for a layer without a text.
    @MainActor init?(_ layer: CATextLayer) {
        guard let text = layer.attributedText else { return nil }
        self.text = text
        isWrapped = layer.isWrapped
        truncation = layer.truncationMode
        alignment = layer.alignmentMode
    }
}

/// Draws the text of a layer, beginning at the top.
struct LayerTextView: View {
    let text: LayerText

    var body: some View {
        let isCut = text.truncation == .none
        Text(text.text)
            .lineLimit(text.isWrapped ? nil : 1)
            .truncationMode(mode)
            .multilineTextAlignment(lines)
            // A text that is not truncated runs out of the layer.
            .if(isCut && !text.isWrapped) { $0.fixedSize() }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: place)
    }

    private var mode: Text.TruncationMode {
        switch text.truncation {
        case .start: .head
        case .middle: .middle
        default: .tail
        }
    }

    private var lines: TextAlignment {
        switch text.alignment {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }

    private var place: Alignment {
        switch text.alignment {
        case .center: .top
        case .right: .topTrailing
        default: .topLeading
        }
    }
}
