import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that keeps a person from signing in.
struct Suspend: OperatorCommand {
    static let configuration = CommandConfiguration(
        abstract: "Keep a person from signing in, and end their sign-ins.",
        discussion: """
            What the person has shared stays visible. A running server notices it within 30 seconds. Admins cannot be \
            suspended; set-role takes that role away.
            """
    )

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String
    @Option(help: "For how many days. Default: until unsuspend ends it.")
    var days: Int?
    @Option(help: "What the person is told who tries to sign in.")
    var reason = ""
    @ParentCommand var serve: Serve

    func validate() throws {
        if let days, !Limits.days.contains(days) {
            throw ValidationError(
                "--days is \(days); expected \(Limits.days.lowerBound) to \(Limits.days.upperBound)"
            )
        }
    }

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let (person, date) = try await withPerson(handle) { handle in
            try await store.suspend(handle, days: days, reason: reason)
        }
        let end = date.map { " until \($0.formatted(.iso8601.year().month().day()))" } ?? ""
        return "\(person.name) (@\(person.handle)) is suspended\(end)."
    }
}
