import MomentsModel

/// What is known of each moment, and what the viewer has just done to it.
///
/// Answers may come in another order than they were asked for. Each request takes a number when it begins, and what is known
/// of a moment has the number of the request that brought it: an older answer never takes the place of a newer one. What the
/// viewer does (a like, a deletion) gets its number when the server has confirmed it, so that a list asked for before does
/// not bring the old state back:
///
///     1  asks for the timeline
///     2  likes moment 7, confirmed      moment 7 is as of 2
///     1  the timeline comes             moment 7 stays as it is, the others are as of 1
struct MomentTable: Sendable {
    /// Without a moment it is gone.
    private struct Entry {
        var moment: Moment?
        var number: Int
    }

    private var lastNumber = 0
    private var entries: [MomentID: Entry] = [:]
    private var people = SharedPeople()

    /// Whether likes are asked for and shown.
    var withLikes = false
    /// Likes that show already and that the server has not confirmed: whether the viewer wants to like a moment.
    var pendingLikes: [MomentID: Bool] = [:]

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A moment as the server has told of it last; nil if it is gone or not known.
    subscript(_ id: MomentID) -> Moment? { entries[id]?.moment }

    /// Takes over a moment, unless something newer is known of it.
    mutating func take(_ moment: Moment, number: Int) {
        guard number >= entries[moment.id]?.number ?? 0 else { return }
        // It may be the answer to a question asked before likes were turned off.
        var moment = withLikes ? moment : moment.withoutLikes()
        if let known = self[moment.id], known == moment {
            // Screens have this one already.
            moment = known
        } else {
            people.share(&moment)
        }
        entries[moment.id] = Entry(moment: moment, number: number)
    }

    /// Takes it that a moment is gone, unless something newer is known of it.
    ///
    /// - Returns: Whether it is gone now.
    mutating func takeAbsence(of id: MomentID, number: Int) -> Bool {
        guard number >= entries[id]?.number ?? 0 else { return false }
        entries[id] = Entry(moment: nil, number: number)
        return true
    }

    /// Whether something newer than a request tells that there is a moment.
    func isPresent(_ id: MomentID, since number: Int) -> Bool {
        entries[id].map { $0.moment != nil && $0.number > number } ?? false
    }

    /// A moment as screens show it to the viewer.
    func presence(of id: MomentID, for viewer: UserDetails) -> Presence<Moment> {
        guard let entry = entries[id] else { return .unknown }
        guard let moment = entry.moment else { return .gone }
        guard withLikes, let isLiked = pendingLikes[id] else { return .present(moment) }
        return .present(moment.settingLike(isLiked, by: viewer))
    }

    /// Shows a person's new name and picture wherever the old ones stand.
    mutating func show(_ person: UserDetails) {
        for (id, entry) in entries { entries[id]?.moment = entry.moment?.showing(person) }
    }

    /// Forgets all likes, as where they are off.
    mutating func removeLikes() {
        pendingLikes = [:]
        for (id, entry) in entries { entries[id]?.moment = entry.moment?.withoutLikes() }
    }
}
