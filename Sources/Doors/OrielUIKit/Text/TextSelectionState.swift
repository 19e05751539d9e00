import Foundation

/// The selected part of a text field or a text view, in UTF-16 code units.
///
/// The browser reports it once the app has asked for it: most apps never do.
package struct TextSelectionState: Equatable {
    /// Whether the browser reports the selection.
    package private(set) var isWatched = false
    /// Whether the app has set the range, so that the browser selects it.
    package private(set) var isOfApp = false
    private var known: NSRange?

    /// Returns the selection in a text with a number of code units: its end, unless another is known.
    package func range(in length: Int) -> NSRange {
        guard let known else { return NSRange(location: length, length: 0) }
        let start = min(max(known.location, 0), length)
        return NSRange(location: start, length: min(max(known.length, 0), length - start))
    }

    /// Has the browser report the selection from now on.
    mutating func watch() { isWatched = true }

    /// Selects a range for the app.
    mutating func set(_ range: NSRange) {
        (isWatched, isOfApp, known) = (true, true, range)
    }

    /// Takes what the user has selected.
    ///
    /// - Returns: Whether it differs from what was known.
    mutating func take(_ range: NSRange) -> Bool {
        guard range != known else { return false }
        (isOfApp, known) = (false, range)
        return true
    }
}

extension TextChange {
    /// The insertion point after the change, in the new text.
    var end: NSRange { NSRange(location: range.location + replacement.utf16.count, length: 0) }
}
