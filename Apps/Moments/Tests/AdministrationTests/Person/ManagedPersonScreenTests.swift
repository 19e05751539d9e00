import Administration
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ManagedPersonScreenTests {
    @Test func `the numbers of a person are shown`() async {
        let person = ManagedPerson.sample(
            momentCount: 140,
            openReportCount: 2,
            storage: StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000)
        )
        let host = host(ManagedPersonFixture(as: .moderator, person))
        await host.settle()

        for text in ["Grace", "@grace", "Member", "140", "2", "November 14, 2023", "now", "1.2 GB of 5 GB"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        for text in ["Role", "Change limit"] { #expect(!host.texts.contains(text), "\(text)") }
        #expect(host.issues.isEmpty)
    }

    @Test func `a role is changed after a question`() async throws {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetRole = { role, _ in fixture.change { $0.role = role } }
        let host = host(fixture)
        #expect(try host.value(of: "Role") == "Member")

        try await host.select("Moderator", in: "Role")
        #expect(host.texts.contains("Make Grace a moderator?"))
        #expect(!fixture.repo.calls.contains(.setRole(.moderator, 2)))
        try await host.tap("Change role")

        #expect(fixture.repo.calls.contains(.setRole(.moderator, 2)))
        #expect(try host.value(of: "Role") == "Moderator")
    }

    @Test func `a refusal is told by its reason`() async throws {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetRole = { _, _ in throw RepoError(.refused, reason: "LAST_ADMIN") }
        let host = host(fixture)

        try await host.select("Admin", in: "Role")
        try await host.tap("Change role")

        #expect(host.texts.contains("Nobody else is an admin. Make somebody else an admin first."))
    }

    @Test func `a person is suspended in a sheet, and the suspension ended`() async throws {
        let fixture = ManagedPersonFixture(as: .moderator)
        fixture.repo.onSuspend = { _, _, reason in fixture.change { $0.suspension = Suspension(reason: reason) } }
        fixture.repo.onEndSuspension = { _ in fixture.change { $0.suspension = nil } }
        let host = host(fixture)

        try await host.tap("Suspend Grace")
        try await host.tap("Until it is ended")
        try await host.type("Insults", into: "Reason")
        try await host.tap("Suspend")
        #expect(fixture.repo.calls.contains(.suspend(2, days: nil, reason: "Insults")))
        for text in ["Suspended without an end date", "Insults"] { #expect(host.texts.contains(text), "\(text)") }
        #expect(!host.texts.contains("How long"))

        try await host.tap("End suspension")
        #expect(fixture.repo.calls.contains(.endSuspension(2)))
        #expect(!host.texts.contains("Suspended without an end date"))
        #expect(host.issues.isEmpty)
    }

    @Test func `a limit is set in a sheet`() async throws {
        let fixture = ManagedPersonFixture()
        fixture.repo.onSetQuota = { megabytes, _ in
            fixture.change {
                $0.storage = StorageUse(bytes: 0, quota: megabytes.map { $0 * 1_000_000 }, isOwnQuota: true)
            }
        }
        let host = host(fixture)

        try await host.tap("Change limit")
        try await host.tap("A limit of this person's own")
        try await host.type("much", into: "Megabytes")
        #expect(host.texts.contains { $0.hasPrefix("A whole number from 0 to ") })
        await #expect(throws: ViewHostError.self) { try await host.tap("Save") }
        try await host.type("500", into: "Megabytes")
        try await host.tap("Save")

        #expect(fixture.repo.calls.contains(.setQuota(megabytes: 500, 2)))
        #expect(host.texts.contains("0 MB of 500 MB"))
    }

    @Test(arguments: [
        (PersonRole.admin, 1 as PersonID, "This is your own account. Only another admin can change its role."),
        (.admin, 2, "An admin can be suspended only after getting another role."),
        (.moderator, 2, "Moderators and admins can be suspended only by an admin."),
    ])
    func `it says why a person cannot be suspended`(viewer: PersonRole, id: PersonID, remark: String) async {
        let host = host(ManagedPersonFixture(as: viewer, .sample(id: id, role: .admin)))
        await host.settle()

        #expect(host.texts.contains(remark))
        #expect(!host.texts.contains("Suspend"))
    }

    @Test func `a person who is gone has a friendly page`() async {
        let fixture = ManagedPersonFixture(nil)
        fixture.repo.subject(of: 2).value = .gone
        let host = host(fixture)
        await host.settle()

        #expect(host.texts.contains("No such account"))
    }

    @Test func `a person who does not come can be asked for again`() async throws {
        let fixture = ManagedPersonFixture(nil)
        fixture.repo.onRefreshPerson = { _ in throw RepoError(.unavailable) }
        let host = host(fixture)
        await host.settle()
        fixture.repo.onRefreshPerson = { [repo = fixture.repo] id in repo.subject(of: id).value = .present(.sample()) }

        try await host.tap("Try again")

        #expect(host.texts.contains("@grace"))
    }

    @Test func `it speaks Chinese`() async {
        let host = host(ManagedPersonFixture(), language: "zh-Hans")
        await host.settle()

        for text in ["角色", "成员", "照片", "更改上限", "停用"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(_ fixture: ManagedPersonFixture, language: String = "en") -> ViewHost {
        screenHost(language: language) { ManagedPersonScreen(viewModel: fixture.viewModel) }
    }
}
