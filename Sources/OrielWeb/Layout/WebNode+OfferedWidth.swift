import Foundation
import OrielCore

extension WebNode {
    /// The largest width that the views around offer, if a frame tells it; nil if only the browser knows it.
    var offeredWidth: Double? {
        var insets = 0.0
        var node = self
        while let parent = node.parent {
            switch parent.kind {
            case .frame:
                let width = parent.attributes.number(.width) ?? parent.attributes.number(.maxWidth)
                if let width, width.isFinite { return max(0, width - insets) }
            case .padding:
                let padding = PaddingRenderer.insets(of: parent)
                insets += Double(padding.leading + padding.trailing)
            case .vStack, .zStack: break
            default: guard parent.renderer.keepsFrame, parent.sizingContent === node else { return nil }
            }
            node = parent
        }
        return nil
    }
}
