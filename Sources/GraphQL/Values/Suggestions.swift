/// Returns the end of a message about an unknown name: a suggestion of the most similar known name, or nothing.
///
/// Considers at most 500 names, and only names of up to 64 bytes, so that requests with many mistakes stay cheap.
func didYouMean(_ name: String, _ known: some Collection<String>) -> String {
    let wanted = Array(name.lowercased().utf8)
    guard wanted.count <= 64 else { return "" }
    let limit = max(1, wanted.count * 2 / 5)
    var best: (name: String, distance: Int)?
    for candidate in known.prefix(500) {
        let letters = Array(candidate.lowercased().utf8)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best.map { "; did you mean \"\($0.name)\"?" } ?? ""
}

/// Returns the Levenshtein distance of two words.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in b.enumerated() {
            let replaced = diagonal + (x == y ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
