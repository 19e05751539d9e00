import GraphQL
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct FiguresOperationTests {
    private let question = """
        { viewer { administration { figures { date isComplete people activePeople signUps moments likes photos photoBytes } } } }
        """

    @Test func `an admin reads what happened`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        _ = try await server.publish("Hello", by: ada)
        await server.service.maintenance.once()

        let reply = try await server.ask(question, as: ada)

        #expect(reply.codes == [])
        let today = "viewer.administration.figures.0"
        #expect(reply["\(today).people"] == 1 && reply["\(today).moments"] == 1 && reply["\(today).signUps"] == 1)
        #expect(reply["\(today).isComplete"] == false && reply["\(today).activePeople"] == 1)
        // Midnight of the day on which the clock of tests begins.
        #expect(reply["\(today).date"] == "1699920000")
    }

    @Test func `a moderator does not`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let ben = try await server.add("ben")
        try await server.store.setRole(.moderator, of: ben.id, by: ada.id)

        let reply = try await server.ask(question, as: ben)

        #expect(reply.codes == ["FORBIDDEN"] && reply.reason == "NOT_ADMIN")
    }

    @Test(arguments: [0, -1, 731])
    func `the number of days is bounded`(days: Int) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let reply = try await server.ask("{ viewer { administration { figures(days: \(days)) { people } } } }", as: ada)

        #expect(reply.codes == ["INVALID"] && reply.reason == "DAYS")
    }
}
