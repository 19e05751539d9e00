import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// People, as staff see and change them.
@Suite @MainActor struct AdministrationRepoPeopleTests {
    private let api = StubAPIClient()
    private let ada = ManagedPerson.sample(id: 1, name: "Ada", role: .admin)
    private let bob = ManagedPerson.sample(id: 3, name: "Bob")
    private let cleo = ManagedPerson.sample(id: 2, name: "Cleo")

    private func repo() -> AdministrationRepo { AdministrationRepo(api: api, pageSize: 2) }

    /// Makes the server have these people. A cursor is the number of people before it.
    private func serve(_ people: [ManagedPerson]) {
        api.on(GetManagedPeopleOperation.self) { operation in
            let search = operation.variables.search ?? ""
            let found = people.filter { search.isEmpty || $0.userDetails.name.contains(search) }
            let start = operation.variables.after.flatMap { Int($0) } ?? 0
            let page = Array(found.dropFirst(start).prefix(operation.variables.first))
            let end = start + page.count
            return Page(items: page, endCursor: String(end), hasNext: end < found.count)
        }
    }

    /// Bob with another role.
    private func promoted(_ role: PersonRole) -> ManagedPerson { .sample(id: 3, name: "Bob", role: role) }

    // MARK: Search

    @Test func `people come page by page, in the order of the server`() async {
        serve([ada, bob, cleo])
        let repo = repo()

        await repo.searchPeople("")
        #expect(Recorder(repo.people).last == Listing(items: [ada, bob], hasMore: true))
        await repo.loadMorePeople()

        #expect(Recorder(repo.people).last == Listing(items: [ada, bob, cleo]))
        #expect(api.operations(GetManagedPeopleOperation.self).map(\.variables.search) == [nil, nil])
    }

    @Test func `a search takes the place of the one before, with its first page`() async {
        serve([ada, bob, cleo])
        let repo = repo()
        await repo.searchPeople("")
        await repo.loadMorePeople()
        let people = Recorder(repo.people)

        await repo.searchPeople("b")
        #expect(people.last == Listing(items: [bob]))
        await repo.searchPeople("")

        #expect(people.last == Listing(items: [ada, bob], hasMore: true))
        // What was shown stays until the answer.
        #expect(people.values.allSatisfy { $0.items != nil })
    }

    @Test func `people of an earlier search do not come under a later one`() async {
        serve([ada, bob, cleo])
        let repo = repo()
        await repo.searchPeople("")
        let gate = Gate()
        api.on(GetManagedPeopleOperation.self) { [ada, bob, cleo] operation in
            await gate.pass()
            return operation.variables.after == nil ? Page(items: [ada, bob, cleo]) : Page(items: [cleo])
        }
        let more = Task { await repo.loadMorePeople() }
        await gate.arrival()
        let again = Task { await repo.searchPeople("") }
        while api.operations(GetManagedPeopleOperation.self).count < 3 { await Task.yield() }
        serve([ada, bob])

        await repo.searchPeople("d")
        gate.open()
        await more.value
        await again.value

        #expect(Recorder(repo.people).last == Listing(items: [ada]))
    }

    @Test func `the same search again keeps its length`() async {
        serve([ada, bob, cleo])
        let repo = repo()
        await repo.searchPeople("")
        await repo.loadMorePeople()

        await repo.searchPeople("")

        #expect(Recorder(repo.people).last == Listing(items: [ada, bob, cleo]))
    }

    // MARK: One person

    @Test func `a person is the one of the list, then as the server has them`() async throws {
        serve([ada, bob])
        let repo = repo()
        await repo.searchPeople("")
        let person = Recorder(repo.person(3))
        #expect(person.values == [.present(bob)])

        let changed = ManagedPerson.sample(id: 3, name: "Bob", momentCount: 9)
        api.on(GetManagedPersonOperation.self) { _ in changed }
        try await repo.refreshPerson(3)

        #expect(person.values == [.present(bob), .present(changed)])
        #expect(Recorder(repo.people).last?.items == [ada, changed])
    }

    @Test func `a person who is gone leaves the list`() async throws {
        serve([ada, bob])
        let repo = repo()
        await repo.searchPeople("")
        let person = Recorder(repo.person(3))
        api.on(GetManagedPersonOperation.self) { _ in nil }

        try await repo.refreshPerson(3)

        #expect(person.last == .gone)
        #expect(Recorder(repo.people).last?.items == [ada])
    }

    @Test func `a person who is read does not keep the first list from coming`() async throws {
        let gate = Gate()
        let repo = repo()
        api.on(GetManagedPeopleOperation.self) { [ada, bob] _ in
            await gate.pass()
            return Page(items: [ada, bob])
        }
        let list = Task { await repo.searchPeople("") }
        await gate.arrival()
        api.on(GetManagedPersonOperation.self) { [bob] _ in bob }

        try await repo.refreshPerson(3)
        gate.open()
        await list.value

        #expect(Recorder(repo.people).last == Listing(items: [ada, bob]))
    }

    @Test func `a person who cannot be fetched stays unknown`() async {
        api.on(GetManagedPersonOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = repo()

        await #expect(throws: RepoError(.unavailable)) { try await repo.refreshPerson(3) }

        #expect(Recorder(repo.person(3)).last == .unknown)
    }

    // MARK: Changes

    @Test func `a role shows in the list and on the page of the person`() async throws {
        serve([ada, bob])
        let repo = repo()
        await repo.searchPeople("")
        let person = Recorder(repo.person(3))
        api.on(SetRoleOperation.self) { operation in
            ManagedPerson.sample(id: operation.variables.userID, name: "Bob", role: operation.variables.role)
        }
        serve([ada, promoted(.moderator)])

        try await repo.setRole(.moderator, of: 3)

        #expect(person.last == .present(promoted(.moderator)))
        #expect(Recorder(repo.people).last == Listing(items: [ada, promoted(.moderator)]))
    }

    @Test func `a suspension and its end show, and are sent as chosen`() async throws {
        let suspended = ManagedPerson.sample(id: 3, name: "Bob", suspension: Suspension(reason: "Spam"))
        api.on(SuspendPersonOperation.self) { _ in suspended }
        api.on(EndSuspensionOperation.self) { [bob] _ in bob }
        let repo = repo()
        let person = Recorder(repo.person(3))

        try await repo.suspend(3, days: nil, reason: "Spam")
        try await repo.suspend(3, days: 7, reason: "Spam")
        #expect(person.last == .present(suspended))
        try await repo.endSuspension(of: 3)

        #expect(person.last == .present(bob))
        let sent = api.operations(SuspendPersonOperation.self).map(\.variables)
        #expect(sent.map(\.userID) == [3, 3] && sent.map(\.days) == [nil, 7])
        #expect(sent.map(\.reason) == ["Spam", "Spam"])
        #expect(api.operations(GetManagedPeopleOperation.self).isEmpty)
    }

    @Test func `a quota shows, and nil asks for the server's default`() async throws {
        let limited = StorageUse(bytes: 1, quota: 200_000_000, isOwnQuota: true)
        api.on(SetStorageQuotaOperation.self) { operation in
            ManagedPerson.sample(id: 3, storage: operation.variables.megabytes == nil ? StorageUse(bytes: 1) : limited)
        }
        let repo = repo()
        let person = Recorder(repo.person(3))

        try await repo.setQuota(megabytes: 200, of: 3)
        #expect(person.last?.value?.storage == limited)
        try await repo.setQuota(megabytes: nil, of: 3)

        #expect(person.last?.value?.storage == StorageUse(bytes: 1))
        #expect(api.operations(SetStorageQuotaOperation.self).map(\.variables.megabytes) == [200, nil])
    }

    @Test func `what was read before a change does not take its place`() async throws {
        serve([ada, bob])
        let repo = repo()
        await repo.searchPeople("")
        let (one, list) = (Gate(), Gate())
        api.on(GetManagedPersonOperation.self) { [bob] _ in
            await one.pass()
            return bob
        }
        api.on(GetManagedPeopleOperation.self) { [ada, bob] _ in
            await list.pass()
            return Page(items: [ada, bob])
        }
        let person = Recorder(repo.person(3))
        let lateOne = Task { try await repo.refreshPerson(3) }
        await one.arrival()
        let lateList = Task { await repo.searchPeople("") }
        await list.arrival()
        let moderator = promoted(.moderator)
        api.on(SetRoleOperation.self) { _ in moderator }
        serve([ada, moderator])

        try await repo.setRole(.moderator, of: 3)
        one.open()
        list.open()
        try await lateOne.value
        await lateList.value

        #expect(person.values == [.present(bob), .present(moderator)])
        #expect(Recorder(repo.people).last == Listing(items: [ada, moderator]))
    }

    @Test func `of two changes whose answers are exchanged, the server's last word shows`() async throws {
        let gate = Gate()
        let repo = repo()
        let (moderator, admin) = (promoted(.moderator), promoted(.admin))
        api.on(SetRoleOperation.self) { _ in
            await gate.pass()
            return moderator
        }
        let person = Recorder(repo.person(3))
        let first = Task { try await repo.setRole(.moderator, of: 3) }
        await gate.arrival()
        api.on(SetRoleOperation.self) { _ in admin }
        api.on(GetManagedPersonOperation.self) { _ in admin }

        try await repo.setRole(.admin, of: 3)
        gate.open()
        try await first.value

        #expect(person.values == [.unknown, .present(admin)])
        #expect(api.operations(GetManagedPersonOperation.self).count == 1)
    }

    @Test func `a change that fails is told, and what was known stays`() async {
        serve([ada, bob])
        let repo = repo()
        await repo.searchPeople("")
        let refusal = APIRefusal(code: .invalid, message: "No.", reason: "LAST_ADMIN")
        api.on(SetRoleOperation.self) { _ in throw APIError.refused(refusal) }

        await #expect(throws: RepoError(.invalid, message: "No.", reason: "LAST_ADMIN")) {
            try await repo.setRole(.member, of: 1)
        }

        #expect(Recorder(repo.person(1)).last == .present(ada))
        #expect(Recorder(repo.people).last == Listing(items: [ada, bob]))
        #expect(api.operations(GetManagedPeopleOperation.self).count == 1)
    }
}
