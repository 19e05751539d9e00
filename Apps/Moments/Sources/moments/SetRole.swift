import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that sets what a person may do.
struct SetRole: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "set-role",
        abstract: "Make a person an ordinary member, a moderator or an admin.",
        discussion: """
            Moderators answer reports and suspend members. Admins do that, too, invite people, create links for new \
            passwords, and set roles and quotas. At least one admin stays.
            """
    )

    /// A role as it is typed.
    enum Role: String, ExpressibleByArgument, CaseIterable {
        case member, moderator, admin

        var role: PersonRole {
            switch self {
            case .member: .member
            case .moderator: .moderator
            case .admin: .admin
            }
        }

        var words: String {
            switch self {
            case .member: "an ordinary member"
            case .moderator: "a moderator"
            case .admin: "an admin"
            }
        }
    }

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String
    @Argument(help: "What the person is from now on.")
    var role: Role
    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let person = try await withPerson(handle) { try await store.setRole(role.role, of: $0) }
        return "\(person.name) (@\(person.handle)) is \(role.words) now."
    }
}
