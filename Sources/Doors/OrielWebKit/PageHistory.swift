import Foundation

/// The pages that the app has loaded into a web view, of which one is shown.
///
/// What the user does in the frame is not part of it: browsers do not tell the address of a frame of another site.
struct PageHistory {
    struct Entry: Equatable {
        var url: URL?
        /// The content, if it is not that of the address.
        var html: String?
    }

    private(set) var entries: [Entry] = []
    private(set) var position = -1

    var current: Entry? { entries.indices.contains(position) ? entries[position] : nil }
    var back: ArraySlice<Entry> { entries[..<max(0, position)] }
    var forward: ArraySlice<Entry> { position + 1 < entries.count ? entries[(position + 1)...] : [] }

    mutating func load(_ entry: Entry) {
        entries.removeSubrange((position + 1)...)
        entries.append(entry)
        position = entries.count - 1
    }

    /// - Returns: Whether there is such a page.
    mutating func move(by steps: Int) -> Bool {
        guard entries.indices.contains(position + steps) else { return false }
        position += steps
        return true
    }
}
