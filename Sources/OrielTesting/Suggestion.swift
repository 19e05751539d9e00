/// Returns the candidate that is most similar to a mistyped name.
///
///     suggestion(for: "save", among: ["Cancel", "Save"])  // "Save"
///
/// - Returns: The candidate with the smallest edit distance, ignoring case; nil if the distance exceeds a third of the
///   letters.
func suggestion(for name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased())
        let distance = editDistance(wanted, letters)
        guard distance * 3 <= max(wanted.count, letters.count), distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.candidate
}

/// Returns the Levenshtein distance of two words.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let replaced = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
