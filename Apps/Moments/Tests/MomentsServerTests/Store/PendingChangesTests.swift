import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct PendingChangesTests {
    private func merged(_ changes: [Change]) -> [Change] {
        var pending = PendingChanges()
        for change in changes { pending.insert(change) }
        var merged: [Change] = []
        while let change = pending.removeFirst() { merged.append(change) }
        return merged
    }

    @Test func `different changes keep their order`() {
        let changes: [Change] = [.friends, .momentChanged(1), .momentPublished(2), .notifications, .momentChanged(3)]

        #expect(merged(changes) == changes)
    }

    @Test func `equal changes are one`() {
        #expect(merged([.momentChanged(1), .friends, .momentChanged(1), .friends]) == [.momentChanged(1), .friends])
    }

    @Test func `what was published or deleted need not be said to have changed`() {
        #expect(merged([.momentPublished(1), .momentChanged(1)]) == [.momentPublished(1)])
        #expect(
            merged([.momentPublished(1), .momentChanged(2), .momentDeleted(1)]) == [
                .momentChanged(2), .momentDeleted(1),
            ]
        )
    }

    @Test func `too many different changes ask for everything, and the end of a sign-in is never lost`() {
        let many = (1...PendingChanges.limit).map { Change.momentChanged(MomentID(rawValue: Int64($0))) }

        #expect(merged(many) == many)
        #expect(merged(many + [.momentDeleted(500)]) == [.friends, .notifications])
        #expect(merged([.signedOut] + many) == [.friends, .notifications, .signedOut])
        #expect(
            merged(many + [.momentDeleted(500), .momentChanged(1)]) == [.friends, .notifications, .momentChanged(1)]
        )
    }

    @Test func `a change that was taken can come again`() {
        var pending = PendingChanges()

        pending.insert(.friends)
        #expect(pending.removeFirst() == .friends)
        pending.insert(.friends)

        #expect(pending.removeFirst() == .friends)
        #expect(pending.removeFirst() == nil)
    }
}
