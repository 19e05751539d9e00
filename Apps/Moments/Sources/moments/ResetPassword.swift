import Account
import ArgumentParser
import Foundation
import HostKit
import MomentsModel
import MomentsServer
import OrielServer

/// A command that creates a password reset link, for an admin who has forgotten their password.
///
/// It works on the data folder, whether or not a server runs. The server sets the password when the link is opened, which ends
/// the person's sign-ins, so a running server needs no message.
struct ResetPassword: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-password",
        abstract: "Create a link with which a person can set a new password.",
        discussion: """
            The link works once, expires after a day, and replaces an earlier one. The server can keep running. \
            Pass the server's settings: --data and --public-url, or --config. Anyone who can read the data folder can do this.
            """
    )

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String

    /// Has the options that name the folder and the address.
    @ParentCommand var serve: Serve

    /// Returns the link with an explanation.
    ///
    /// - Throws: `HostError`, `StoreError`.
    func text(_ store: DatabaseMomentStore) async throws -> String {
        let reset = try await withPerson(handle) { try await store.makePasswordReset(of: $0) }
        let end = reset.expires.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let address = serve.server.publicURL
        return """
            With this link, \(reset.person.name) (@\(reset.person.handle)) can set a new password once, until \(end) UTC:
            \(address?.text ?? "")\(PasswordResetLink.path(reset.code))
            """ + (address == nil ? "\nAdd the address of your server in front of it." : "")
    }
}
