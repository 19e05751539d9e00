import Foundation

/// A text folded for sorting and searching, which ignores case and character width.
///
/// Folding is done here because the database folds ASCII letters only; it just compares the bytes.
///
///     FoldedText("ÉMILE").text    // "émile"
///     FoldedText("ＡＤＡ 李").text  // "ada 李"
struct FoldedText: Comparable {
    let text: String

    init(_ text: String) {
        self.text =
            text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    }

    func contains(_ other: FoldedText) -> Bool { text.utf8.contains(other.text.utf8) }

    static func < (a: FoldedText, b: FoldedText) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
}
