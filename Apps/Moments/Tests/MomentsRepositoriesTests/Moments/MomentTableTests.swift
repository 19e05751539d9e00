import MomentsTesting
import Testing

@testable import MomentsModel
@testable import MomentsRepositories

@Suite struct MomentTableTests {
    private let ada = UserDetails.sample(id: 1, name: "Ada")

    private func table() -> MomentTable {
        var table = MomentTable()
        table.withLikes = true
        return table
    }

    @Test func `an older answer never takes the place of a newer one`() {
        var table = table()
        let (old, new) = (table.nextNumber(), table.nextNumber())

        table.take(.sample(id: 7, title: "new", likes: []), number: new)
        table.take(.sample(id: 7, title: "old", likes: []), number: old)

        #expect(table[7]?.title == "new")
    }

    @Test func `what is gone comes back only by an answer to a later question`() {
        var table = table()
        let old = table.nextNumber()
        let isGone = table.takeAbsence(of: 7, number: table.nextNumber())
        #expect(isGone)

        table.take(.sample(id: 7, likes: []), number: old)
        #expect(table.presence(of: 7, for: ada) == .gone)

        table.take(.sample(id: 7, likes: []), number: table.nextNumber())
        #expect(table.presence(of: 7, for: ada).value?.id == 7)
    }

    @Test func `an older absence is no news`() {
        var table = table()
        let old = table.nextNumber()
        table.take(.sample(id: 7, likes: []), number: table.nextNumber())

        let isGone = table.takeAbsence(of: 7, number: old)

        #expect(!isGone)
        #expect(table.isPresent(7, since: old))
    }

    @Test func `a pending like shows, and is not what the server has told`() {
        var table = table()
        table.take(.sample(id: 7, likes: []), number: table.nextNumber())

        table.pendingLikes[7] = true

        #expect(table.presence(of: 7, for: ada).value?.likes == [ada])
        #expect(table[7]?.isLiked == false)
    }

    @Test func `an answer to a question asked before likes were turned off has none`() {
        var table = table()
        table.pendingLikes[7] = true
        table.withLikes = false
        table.removeLikes()

        table.take(.sample(id: 7, isLiked: true, likes: [ada]), number: table.nextNumber())

        #expect(table.presence(of: 7, for: ada) == .present(.sample(id: 7)))
    }

    @Test func `tables of two pages share the memory of equal moments`() throws {
        var (first, second) = (table(), table())
        first.take(.sample(id: 7, likes: [ada]), number: first.nextNumber())
        second.take(.sample(id: 7, likes: [ada]), number: second.nextNumber())

        let shown = try #require(first[7])
        let other = try #require(second[7])
        #expect(shown.fields.storage === other.fields.storage)
    }
}
