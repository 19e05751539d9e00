import MomentsModel

/// A table of the latest known state of each moment and of the viewer's pending likes.
///
/// Responses may arrive out of order. Each request takes a number when it starts, and an entry keeps the number of the request
/// that set it: an older response never replaces a newer one. A change by the viewer (a like, a deletion) gets a new number when
/// the server confirms it, so a list requested earlier does not restore the old state:
///
///     1  requests the timeline
///     2  likes moment 7, confirmed      moment 7 has number 2
///     1  the timeline arrives           moment 7 is unchanged, the others have number 1
struct MomentTable: Sendable {
    /// A nil moment means that it is deleted or no longer visible.
    private struct Entry {
        var moment: Moment?
        var number: Int
    }

    private(set) var lastNumber = 0
    private var entries: [MomentID: Entry] = [:]

    /// Indicates whether likes are requested and shown.
    var withLikes = false
    /// The viewer's likes that are shown but not yet confirmed by the server.
    var pendingLikes: [MomentID: Bool] = [:]

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The latest state of a moment from the server; nil if it is deleted or not loaded.
    subscript(_ id: MomentID) -> Moment? { entries[id]?.moment }

    /// Stores a moment, unless the table has a newer entry.
    ///
    /// - Parameter number: The number of the request, taken before it is sent.
    /// - Returns: Whether the moment was stored.
    @discardableResult
    mutating func take(_ moment: Moment, number: Int) -> Bool {
        guard number >= entries[moment.id]?.number ?? 0 else { return false }
        // The request may have been sent before likes were turned off.
        var moment = withLikes ? moment : moment.withoutLikes()
        if let known = self[moment.id], known == moment {
            // Keep the equal value that screens already hold, to share its memory.
            moment = known
        } else {
            // Other pages of the process may hold an equal one.
            moment = moment.sharingMemory()
        }
        entries[moment.id] = Entry(moment: moment, number: number)
        return true
    }

    /// Stores a moment as the server returned it with a change by the viewer, unless the table has a newer entry.
    ///
    /// Reads that are under way may have been done before the change: they count as older.
    ///
    /// - Parameter number: The number of the change, taken before it is sent.
    /// - Returns: Whether the moment was stored.
    mutating func confirm(_ moment: Moment, number: Int) -> Bool {
        guard take(moment, number: number) else { return false }
        let confirmed = nextNumber()
        entries[moment.id]?.number = confirmed
        return true
    }

    /// Marks a moment as deleted, unless a newer response says otherwise.
    ///
    /// - Returns: True if the moment is now marked as deleted.
    mutating func takeAbsence(of id: MomentID, number: Int) -> Bool {
        guard number >= entries[id]?.number ?? 0 else { return false }
        entries[id] = Entry(moment: nil, number: number)
        return true
    }

    /// Returns whether an entry newer than a request contains the moment.
    func isPresent(_ id: MomentID, since number: Int) -> Bool {
        entries[id].map { $0.moment != nil && $0.number > number } ?? false
    }

    /// Returns a moment's state with the viewer's pending like applied.
    func presence(of id: MomentID, for viewer: UserDetails) -> Presence<Moment> {
        guard let entry = entries[id] else { return .unknown }
        guard let moment = entry.moment else { return .gone }
        guard withLikes, let isLiked = pendingLikes[id] else { return .present(moment) }
        return .present(moment.settingLike(isLiked, by: viewer))
    }

    /// Updates a person's name and picture in all moments.
    mutating func show(_ person: UserDetails) {
        for (id, entry) in entries { entries[id]?.moment = entry.moment?.showing(person) }
    }

    /// Removes all likes, for when likes are turned off.
    mutating func removeLikes() {
        pendingLikes = [:]
        for (id, entry) in entries { entries[id]?.moment = entry.moment?.withoutLikes() }
    }
}
