/// The name a mistyped one was probably meant to be.
///
///     suggestion(for: "save", among: ["Cancel", "Save"])  // "Save"
///
/// - Returns: The candidate with the fewest letters to change, case aside; nil if more than a third would have to.
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

/// How many letters have to be added, left out or replaced to turn one word into the other.
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
