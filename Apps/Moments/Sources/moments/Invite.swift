import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that makes an invitation.
struct Invite: OperatorCommand {
    static let configuration = CommandConfiguration(
        abstract: "Create a link with which one more person can sign up.",
        discussion: "The link works once. Pass the server's settings: --data and --public-url, or --config."
    )

    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        guard try await store.hasPeople() else {
            return "Nobody has an account yet: the first person signs up without an invitation, and is the admin."
        }
        let invitation = try await store.makeInvitation()
        let address = serve.server.publicURL
        return """
            With this link, one person can sign up, until \(invitation.expires.formatted(.iso8601.year().month().day())):
            \(address?.text ?? "")/join-\(invitation.code)
            """ + (address == nil ? "\nAdd the address of your server in front of it." : "")
    }
}
