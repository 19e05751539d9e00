/// The changes that one reader has not read yet, merged to keep their number small.
///
/// A change means "fetch again", so equal changes are merged, and a deleted moment's other changes are dropped. More than
/// `limit` different changes become `.friends` and `.notifications`, which together mean "fetch everything again";
/// `.preferences` and `.signedOut` are kept.
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
