public import Foundation

/// A place between two letters of a text.
open class UITextPosition: NSObject, @unchecked Sendable {
    // Unchecked: places do not change.

    /// In UTF-16 code units from the beginning of the text.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
    // Unchecked: ranges do not change.
    public let start: UITextPosition
    public let end: UITextPosition

    init(_ range: NSRange) {
        start = UITextPosition(range.location)
        end = UITextPosition(range.location + range.length)
    }

    var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }

    open var isEmpty: Bool { range.length == 0 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}

/// A view into which keys type.
@MainActor @preconcurrency
public protocol UIKeyInput: UIResponder {
    var hasText: Bool { get }
    /// Replaces the selection by a text, as a key does.
    func insertText(_ text: String)
    /// Deletes the selection or the letter before the insertion point, as a key does.
    func deleteBackward()
}

/// A view with a text and a selection: a text field or a text view.
///
/// Positions count UTF-16 code units. The browser reports the selection once the app has read or set it; before, it is
/// the end of the text.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The selected part of the text.
    var selectedTextRange: UITextRange? { get set }
    var endOfDocument: UITextPosition { get }
    /// Returns a part of the text.
    func text(in range: UITextRange) -> String?
    /// Replaces a part of the text. The insertion point is after it. The delegate learns of the new text and selection.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Returns the place at a distance from another; nil if it is outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let new = position.offset + offset
        return (0...endOfDocument.offset).contains(new) ? UITextPosition(new) : nil
    }

    /// Returns the number of code units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the order of two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    /// Returns the part of the text between two places, in any order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (
            min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
        )
        return UITextRange(NSRange(location: start, length: end - start))
    }

    public func insertText(_ text: String) {
        replace(selectedTextRange ?? UITextRange(NSRange(location: endOfDocument.offset, length: 0)), withText: text)
    }

    public func deleteBackward() {
        guard let selected = selectedTextRange else { return }
        guard selected.isEmpty else { return replace(selected, withText: "") }
        let before = text(in: UITextRange(NSRange(location: 0, length: selected.start.offset))) ?? ""
        guard let last = before.last else { return }
        let length = String(last).utf16.count
        replace(UITextRange(NSRange(location: selected.start.offset - length, length: length)), withText: "")
    }

    /// Selects all of the text.
    public func selectAll(_ sender: Any?) {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }
}

extension String {
    /// Returns the part of the text in a range of UTF-16 code units, as far as the text has it.
    func part(_ range: NSRange) -> String {
        let all = NSRange(location: 0, length: utf16.count)
        return (self as NSString).substring(with: NSIntersectionRange(range, all))
    }

    /// Returns the text with a part replaced.
    func replacing(_ range: NSRange, by text: String) -> String {
        let start = min(max(range.location, 0), utf16.count)
        let length = min(max(range.length, 0), utf16.count - start)
        return (self as NSString).replacingCharacters(in: NSRange(location: start, length: length), with: text)
    }
}
