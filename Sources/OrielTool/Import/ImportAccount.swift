/// An account of what an import has left out, and of what its user should know.
struct ImportAccount: Equatable, Sendable {
    /// The names of what was left out, by the reason.
    private(set) var leftOut: [String: Set<String>] = [:]
    private(set) var notes: [String] = []

    mutating func leaveOut(_ name: String, _ reason: String) { leftOut[reason, default: []].insert(name) }

    mutating func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

    /// Notes that a folder has too many files, of which some are missing.
    mutating func note(_ files: [String], in folder: String) {
        guard files.count >= SourceRoot.maximumFiles else { return }
        note("\(folder.shortened) has more than \(SourceRoot.maximumFiles) files; the rest is not in the package.")
    }

    mutating func add(_ other: ImportAccount) {
        leftOut.merge(other.leftOut) { $0.union($1) }
        for text in other.notes { note(text) }
    }
}
