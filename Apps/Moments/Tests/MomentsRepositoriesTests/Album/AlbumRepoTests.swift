import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct AlbumRepoTests {
    private let api = StubAPIClient()
    private let march = AlbumMonth(MonthOfYear(year: 2025, month: 3), momentCount: 12, cover: .sample())
    private let april = AlbumMonth(MonthOfYear(year: 2025, month: 4), momentCount: 1)

    private func repo() -> AlbumRepo { AlbumRepo(api: api) }

    private func serve(_ months: [AlbumMonth]?) {
        api.on(GetAlbumOperation.self) { _ in months }
    }

    @Test func `an album is asked for, and a failure leaves what was known`() async {
        serve([april, march])
        let repo = repo()
        let album = Recorder(repo.album(of: 2, timeZone: "UTC"))
        #expect(album.last == Listing())

        await repo.refreshAlbum(of: 2, timeZone: "UTC")
        #expect(album.last == Listing(items: [april, march]))
        let sent = api.operations(GetAlbumOperation.self).map(\.variables)
        #expect(sent.map(\.id) == [2] && sent.map(\.timeZone) == ["UTC"])

        api.on(GetAlbumOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshAlbum(of: 2, timeZone: "UTC")
        #expect(album.last == Listing(items: [april, march], error: RepoError(.unavailable)))
    }

    @Test func `each person and each time zone has an album of its own`() async {
        let repo = repo()
        let graces = Recorder(repo.album(of: 2, timeZone: "UTC"))
        let others = [
            Recorder(repo.album(of: 3, timeZone: "UTC")), Recorder(repo.album(of: 2, timeZone: "Asia/Shanghai")),
        ]
        serve([march])

        await repo.refreshAlbum(of: 2, timeZone: "UTC")

        #expect(graces.last?.items == [march])
        #expect(others.map(\.last) == [Listing(), Listing()])
    }

    @Test func `somebody one may not see has no months`() async {
        serve(nil)
        let repo = repo()
        let album = Recorder(repo.album(of: 2, timeZone: "UTC"))

        await repo.refreshAlbum(of: 2, timeZone: "UTC")

        #expect(album.last == Listing(items: []))
    }

    @Test func `an answer that comes late does not take the place of a newer one`() async {
        let gate = Gate()
        let repo = repo()
        api.on(GetAlbumOperation.self) { [march] _ in
            await gate.pass()
            return [march]
        }
        let late = Task { await repo.refreshAlbum(of: 2, timeZone: "UTC") }
        await gate.arrival()

        serve([april, march])
        await repo.refreshAlbum(of: 2, timeZone: "UTC")
        gate.open()
        await late.value

        #expect(Recorder(repo.album(of: 2, timeZone: "UTC")).last == Listing(items: [april, march]))
    }

    @Test(arguments: [
        LiveChange(.momentPublished, momentID: 9), LiveChange(.momentDeleted, momentID: 9), LiveChange(.friends),
    ])
    func `a change that may be about an album refreshes it while it is shown`(_ change: LiveChange) async {
        serve([march])
        let repo = repo()
        let shown = Recorder(repo.album(of: 2, timeZone: "UTC"))
        await repo.refreshAlbum(of: 2, timeZone: "UTC")
        await repo.refreshAlbum(of: 3, timeZone: "UTC")
        serve([april, march])

        await repo.apply(change)

        #expect(shown.last?.items == [april, march])
        #expect(api.operations(GetAlbumOperation.self).map(\.variables.id) == [2, 3, 2])
        // The other was forgotten, and is asked for when it is opened again.
        #expect(Recorder(repo.album(of: 3, timeZone: "UTC")).last == Listing())
    }

    @Test(arguments: [LiveChange(.momentChanged, momentID: 9), LiveChange(.notifications), LiveChange(.preferences)])
    func `another change asks for nothing`(_ change: LiveChange) async {
        serve([march])
        let repo = repo()
        let shown = Recorder(repo.album(of: 2, timeZone: "UTC"))
        await repo.refreshAlbum(of: 2, timeZone: "UTC")

        await repo.apply(change)

        #expect(shown.last?.items == [march])
        #expect(api.operations(GetAlbumOperation.self).count == 1)
    }
}
