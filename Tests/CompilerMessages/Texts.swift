import SwiftUI
import UIKit

@MainActor func write(_ text: UITextView, _ label: UILabel) {
    let attachment = NSTextAttachment()  // error: Show the picture beside the label, or use SwiftUI's
    _ = attachment
    let shadow = NSShadow()  // error: Use the shadowColor of a UILabel
    _ = shadow
    _ = NSTextTab()  // error: Put columns into stack views
    text.textStorage.beginEditing()  // error: Set an NSMutableAttributedString
    _ = text.layoutManager  // error: The browser breaks texts into lines
    _ = NSLayoutManager()  // error: The browser breaks texts into lines
    _ = UICommand()  // error: Swift on Linux has no selectors. Use a UIAction.
}

final class Highlighter: NSTextStorage {}  // error: Set an NSMutableAttributedString

@MainActor func shake(_ view: UIView) {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {  // error: Use a CAKeyframeAnimation of the layer
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {  // error: Use a CAKeyframeAnimation
            view.alpha = 0
        }
    }
}
