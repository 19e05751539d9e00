import Foundation

/// A text as it is sorted and searched: without the difference of capital and small letters, or of wide and narrow ones.
///
/// Folding is done here and not by the database, which knows capitals of English alone; what is left to the database is to
/// compare bytes.
///
///     FoldedText("ÉMILE").text    // "émile"
///     FoldedText("ＡＤＡ 李").text  // "ada 李"
struct FoldedText: Equatable {
    let text: String

    init(_ text: String) {
        self.text =
            text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    }

    func contains(_ other: FoldedText) -> Bool { text.utf8.contains(other.text.utf8) }

    static func < (a: FoldedText, b: FoldedText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
}
