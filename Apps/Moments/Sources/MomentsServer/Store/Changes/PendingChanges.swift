/// The changes one reader has not taken yet, merged so that there are never many of them.
///
/// What a change says is "ask anew", so that two equal ones say no more than one, and nothing is left to ask of a moment that
/// was deleted. More than `limit` different ones become `.friends` and `.notifications`, which together ask for everything.
///
///     var pending = PendingChanges()
///     pending.insert(.momentChanged(7))
///     pending.insert(.momentDeleted(7))
///     pending.removeFirst()   // .momentDeleted(7)
///     pending.removeFirst()   // nil
struct PendingChanges {
    static let limit = 100

    private var changes: [Change] = []

    mutating func insert(_ change: Change) {
        switch change {
        case .momentDeleted(let id):
            changes.removeAll { $0 == .momentPublished(id) || $0 == .momentChanged(id) }
        case .momentChanged(let id) where changes.contains(.momentPublished(id)):
            return
        default:
            break
        }
        guard !changes.contains(change) else { return }
        changes.append(change)
        if changes.count > Self.limit { coarsen() }
    }

    mutating func removeFirst() -> Change? {
        changes.isEmpty ? nil : changes.removeFirst()
    }

    private mutating func coarsen() {
        changes = [.friends, .notifications] + [.preferences, .signedOut].filter(changes.contains)
    }
}
