public import Foundation

// The browser draws and breaks texts, and puts no pictures or shadows of an app between their letters.

/// Unavailable: texts have no pictures in them.
@available(*, unavailable, message: "Show the picture beside the label, or use SwiftUI's Text(Image(uiImage:)).")
open class NSTextAttachment: NSObject {}

/// Unavailable: letters have no shadows of their own.
@available(*, unavailable, message: "Use the shadowColor of a UILabel, or setShadow of a CGContext.")
open class NSShadow: NSObject {}

/// Unavailable: lines have no tabs.
@available(*, unavailable, message: "Put columns into stack views, or into SwiftUI's Grid.")
open class NSTextTab: NSObject {}

/// Unavailable: the browser breaks texts into lines.
@available(*, unavailable, message: "The browser breaks texts into lines. Set the attributedText of the view.")
open class NSLayoutManager: NSObject {}

/// Unavailable: the text of a view is changed as a whole.
@available(*, unavailable, message: "Set an NSMutableAttributedString as the attributedText of the view.")
open class NSTextStorage: NSObject {}

extension UITextView {
    @available(*, unavailable, message: "Set an NSMutableAttributedString as the attributedText of the view.")
    public var textStorage: NSMutableAttributedString { NSMutableAttributedString(string: "") }

    @available(*, unavailable, message: "The browser breaks texts into lines, so they are not known to the server.")
    public var layoutManager: Any { self }
}
