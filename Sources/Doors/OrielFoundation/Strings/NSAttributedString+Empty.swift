public import Foundation

// They have a parameter because an extension cannot override `NSObject.init()`.
extension NSAttributedString {
    /// Creates a text without characters: `NSAttributedString()`, and `NSMutableAttributedString()`.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
    /// Creates a text without characters: `NSMutableString()`.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
