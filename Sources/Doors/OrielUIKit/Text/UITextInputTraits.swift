import Foundation

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether a field checks the spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The colour of a keyboard. The browser decides.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    public static let alert = UIKeyboardAppearance.dark
}

/// Whether a keyboard types curly quotes. The browser decides.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether a keyboard joins hyphens to dashes. The browser decides.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether a keyboard keeps spaces between words. The browser decides.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The keyboard settings of a text field or a text view.
package struct TextTraits: Equatable {
    package var keyboard = UIKeyboardType.default
    package var returnKey = UIReturnKeyType.default
    package var capitalization: UITextAutocapitalizationType = .sentences
    package var correction = UITextAutocorrectionType.default
    package var contentType: UITextContentType?
}

/// A change of a text: the range of the old text, in UTF-16 units, and its replacement.
struct TextChange: Equatable {
    let range: NSRange
    let replacement: String

    /// - Complexity: O(*n*) in the lengths of the texts.
    init(from old: String, to new: String) {
        // Characters, so that no emoji is cut.
        let (a, b) = (Array(old), Array(new))
        var prefix = 0
        while prefix < a.count, prefix < b.count, a[prefix] == b[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < a.count - prefix, suffix < b.count - prefix, a[a.count - 1 - suffix] == b[b.count - 1 - suffix] {
            suffix += 1
        }
        let start = String(a[..<prefix]).utf16.count
        range = NSRange(location: start, length: String(a[prefix..<(a.count - suffix)]).utf16.count)
        replacement = String(b[prefix..<(b.count - suffix)])
    }
}
