import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct PrivacyRepoTests {
    private let api = StubAPIClient()
    private let ada = UserDetails.sample(id: 1, name: "Ada")
    private let bob = UserDetails.sample(id: 2, name: "Bob")
    private let family = FriendTag.sample(id: 1, name: "Family")
    private let work = FriendTag.sample(id: 2, name: "Work")

    private func repo() -> PrivacyRepo { PrivacyRepo(api: api) }

    private func serve(tags: [FriendTag] = [], blocked: [UserDetails] = [], reach: HistoryReach = .all) {
        api.on(GetTagsOperation.self) { _ in tags }
        api.on(GetBlockedPeopleOperation.self) { _ in blocked }
        api.on(GetHistoryReachOperation.self) { _ in reach }
    }

    // MARK: Tags

    @Test func `tags are asked for, and a failure leaves what was known`() async {
        serve(tags: [family, work])
        let repo = repo()
        let tags = Recorder(repo.tags)
        #expect(tags.last == Listing())

        await repo.refreshTags()
        #expect(tags.last == Listing(items: [family, work]))

        api.on(GetTagsOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshTags()
        #expect(tags.last == Listing(items: [family, work], error: RepoError(.unavailable)))
    }

    @Test func `an answer that comes late does not take the place of a newer one`() async {
        let gate = Gate()
        let repo = repo()
        api.on(GetTagsOperation.self) { [family] _ in
            await gate.pass()
            return [family]
        }
        let late = Task { await repo.refreshTags() }
        await gate.arrival()

        serve(tags: [family, work])
        await repo.refreshTags()
        gate.open()
        await late.value

        #expect(Recorder(repo.tags).last == Listing(items: [family, work]))
    }

    @Test func `a saved tag shows at once, then in its place`() async throws {
        serve(tags: [work])
        let repo = repo()
        await repo.refreshTags()
        let tags = Recorder(repo.tags)
        api.on(SaveTagOperation.self) { [family] _ in family }
        serve(tags: [family, work])

        let saved = try await repo.saveTag(nil, name: "Family", people: [5])

        #expect(saved == family)
        #expect(tags.values.compactMap(\.ids).contains([2, 1]))
        #expect(tags.last == Listing(items: [family, work]))
        let sent = api.operations(SaveTagOperation.self).map(\.variables)
        #expect(sent.map(\.id) == [nil] && sent.map(\.name) == ["Family"] && sent.map(\.personIDs) == [[5]])
    }

    @Test func `a tag that is replaced stays where it is until the order is known`() async throws {
        serve(tags: [family, work])
        let repo = repo()
        await repo.refreshTags()
        let tags = Recorder(repo.tags)
        let club = FriendTag.sample(id: 2, name: "Club", people: [bob])
        api.on(SaveTagOperation.self) { _ in club }
        serve(tags: [club, family])

        try await repo.saveTag(2, name: "Club", people: [2])

        #expect(tags.values.contains { $0.items == [family, club] })
        #expect(tags.last?.items == [club, family])
    }

    @Test func `tags asked for before one was saved do not take it away`() async throws {
        serve(tags: [work])
        let repo = repo()
        await repo.refreshTags()
        let gate = Gate()
        api.on(GetTagsOperation.self) { [work] _ in
            await gate.pass()
            return [work]
        }
        let late = Task { await repo.refreshTags() }
        await gate.arrival()
        api.on(SaveTagOperation.self) { [family] _ in family }
        serve(tags: [family, work])

        try await repo.saveTag(nil, name: "Family", people: [])
        gate.open()
        await late.value

        #expect(Recorder(repo.tags).last == Listing(items: [family, work]))
    }

    @Test(arguments: [false, true])
    func `a deleted tag leaves the list, also one that was gone already`(_ wasGone: Bool) async throws {
        serve(tags: [family, work])
        let repo = repo()
        await repo.refreshTags()
        api.on(DeleteTagOperation.self) { operation in
            if wasGone { throw MomentsRepoBench.missing }
            return operation.variables.id
        }
        serve(tags: [work])

        try await repo.removeTag(1)

        #expect(Recorder(repo.tags).last == Listing(items: [work]))
    }

    @Test func `a tag that cannot be saved or deleted is told, and nothing changes`() async {
        serve(tags: [family])
        let repo = repo()
        await repo.refreshTags()
        let refusal = APIRefusal(code: .invalid, message: "Taken.", reason: "TAG_NAME_TAKEN")
        api.on(SaveTagOperation.self) { _ in throw APIError.refused(refusal) }
        api.on(DeleteTagOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.invalid, message: "Taken.", reason: "TAG_NAME_TAKEN")) {
            try await repo.saveTag(nil, name: "family", people: [])
        }
        await #expect(throws: RepoError(.unavailable)) { try await repo.removeTag(1) }

        #expect(Recorder(repo.tags).last == Listing(items: [family]))
        #expect(api.operations(GetTagsOperation.self).count == 1)
    }

    // MARK: Friends

    @Test func `tags that a friend got are asked for, other settings change none`() async throws {
        serve(tags: [family])
        let repo = repo()
        await repo.refreshTags()
        let friend = UserDetails.sample(id: 2, name: "Bob", friendSettings: FriendSettings(hidesMine: true))
        api.on(SetFriendOperation.self) { _ in friend }

        let hidden = try await repo.setFriend(2, hidesMine: true, hidesTheirs: nil, tags: nil)
        #expect(hidden == friend)
        #expect(api.operations(GetTagsOperation.self).count == 1)

        let tagged = FriendTag.sample(id: 1, name: "Family", people: [bob])
        serve(tags: [tagged])
        try await repo.setFriend(2, hidesMine: nil, hidesTheirs: nil, tags: [1])

        #expect(Recorder(repo.tags).last?.items == [tagged])
        let sent = api.operations(SetFriendOperation.self).map(\.variables)
        #expect(sent.map(\.hidesMine) == [true, nil] && sent.map(\.tagIDs) == [nil, [1]])
    }

    @Test func `a setting that is refused is told`() async {
        api.on(SetFriendOperation.self) { _ in throw MomentsRepoBench.missing }

        await #expect(throws: RepoError(.notFound, message: "There is no such moment.")) {
            try await repo().setFriend(2, hidesMine: true, hidesTheirs: nil, tags: nil)
        }
    }

    // MARK: Blocking

    @Test func `who is blocked shows in the list, and leaves the tags`() async throws {
        serve(tags: [.sample(id: 1, name: "Family", people: [bob])], blocked: [ada])
        let repo = repo()
        await repo.refreshTags()
        await repo.refreshBlocked()
        api.on(BlockPersonOperation.self) { $0.variables.userID }
        serve(tags: [family], blocked: [bob, ada])

        try await repo.block(2)

        #expect(Recorder(repo.blocked).last == Listing(items: [bob, ada]))
        #expect(Recorder(repo.tags).last == Listing(items: [family]))
    }

    @Test func `lists that nobody has asked for are not asked for by a block`() async throws {
        api.on(BlockPersonOperation.self) { $0.variables.userID }
        let repo = repo()

        try await repo.block(2)

        #expect(api.operations.count == 1)
        #expect(Recorder(repo.blocked).last == Listing())
    }

    @Test func `blocked people asked for before a block was taken back do not bring it back`() async throws {
        serve(blocked: [ada, bob])
        let repo = repo()
        await repo.refreshBlocked()
        let gate = Gate()
        api.on(GetBlockedPeopleOperation.self) { [ada, bob] _ in
            await gate.pass()
            return [ada, bob]
        }
        let late = Task { await repo.refreshBlocked() }
        await gate.arrival()
        api.on(UnblockPersonOperation.self) { $0.variables.userID }
        serve(blocked: [bob])

        try await repo.unblock(1)
        gate.open()
        await late.value

        #expect(Recorder(repo.blocked).last == Listing(items: [bob]))
    }

    @Test func `a block that fails is told, and nothing changes`() async {
        serve(blocked: [ada])
        let repo = repo()
        await repo.refreshBlocked()
        api.on(BlockPersonOperation.self) { _ in throw MomentsRepoBench.down }
        api.on(UnblockPersonOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.unavailable)) { try await repo.block(2) }
        await #expect(throws: RepoError(.unavailable)) { try await repo.unblock(1) }

        #expect(Recorder(repo.blocked).last == Listing(items: [ada]))
    }

    // MARK: How far back

    @Test func `how far back friends see is unknown, then as the server says`() async throws {
        serve(reach: .month)
        let repo = repo()
        let reach = Recorder(repo.historyReach)
        #expect(reach.values == [nil])

        try await repo.refreshHistoryReach()
        try await repo.refreshHistoryReach()
        #expect(reach.values == [nil, .month])

        api.on(SetHistoryReachOperation.self) { $0.variables.reach }
        try await repo.setHistoryReach(.threeDays)
        #expect(reach.values == [nil, .month, .threeDays])
    }

    @Test func `what was read before a change does not take its place`() async throws {
        let gate = Gate()
        let repo = repo()
        api.on(GetHistoryReachOperation.self) { _ in
            await gate.pass()
            return .all
        }
        let late = Task { try await repo.refreshHistoryReach() }
        await gate.arrival()
        api.on(SetHistoryReachOperation.self) { $0.variables.reach }

        try await repo.setHistoryReach(.month)
        gate.open()
        try await late.value

        #expect(Recorder(repo.historyReach).values == [.month])
    }

    @Test func `of two changes whose answers are exchanged, the server's last word shows`() async throws {
        let gate = Gate()
        let repo = repo()
        api.on(SetHistoryReachOperation.self) { operation in
            await gate.pass()
            return operation.variables.reach
        }
        let first = Task { try await repo.setHistoryReach(.month) }
        await gate.arrival()
        api.on(SetHistoryReachOperation.self) { $0.variables.reach }
        serve(reach: .threeDays)

        try await repo.setHistoryReach(.threeDays)
        gate.open()
        try await first.value

        #expect(Recorder(repo.historyReach).values == [.threeDays])
        #expect(api.operations(GetHistoryReachOperation.self).count == 1)
    }

    @Test func `a change that fails is told, and what was known stays`() async throws {
        serve(reach: .month)
        let repo = repo()
        try await repo.refreshHistoryReach()
        api.on(SetHistoryReachOperation.self) { _ in throw MomentsRepoBench.down }
        api.on(GetHistoryReachOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.unavailable)) { try await repo.setHistoryReach(.all) }
        await #expect(throws: RepoError(.unavailable)) { try await repo.refreshHistoryReach() }

        #expect(Recorder(repo.historyReach).values == [.month])
    }

    // MARK: Live changes

    @Test func `a change of friends refreshes what was loaded, and nothing else`() async {
        serve(tags: [family], blocked: [ada])
        let repo = repo()

        await repo.apply(LiveChange(.friends))
        #expect(api.operations.isEmpty)

        await repo.refreshTags()
        serve(tags: [family, work], blocked: [ada])
        await repo.apply(LiveChange(.notifications))
        #expect(Recorder(repo.tags).last?.items == [family])
        await repo.apply(LiveChange(.friends))

        #expect(Recorder(repo.tags).last?.items == [family, work])
        #expect(api.operations(GetBlockedPeopleOperation.self).isEmpty)

        await repo.refreshBlocked()
        serve(tags: [work], blocked: [bob])
        await repo.apply(LiveChange(.friends))

        #expect(Recorder(repo.tags).last?.items == [work])
        #expect(Recorder(repo.blocked).last?.items == [bob])
    }
}
