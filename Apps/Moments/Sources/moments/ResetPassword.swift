import Account
import ArgumentParser
import Foundation
import MomentsDemo
import MomentsModel
import MomentsServer
import OrielServer

/// A command that creates a password reset link, for an admin who has forgotten their password.
///
/// It works on the data folder, whether or not a server runs. The server sets the password when the link is opened, which ends
/// the person's sign-ins, so a running server needs no message.
struct ResetPassword: AsyncParsableCommand {
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

    func run() async throws { print(try await text()) }

    /// Returns the link with an explanation.
    ///
    /// - Throws: `HostError`, `StoreError`.
    func text() async throws -> String {
        guard let handle = Handle(handle) else {
            throw HostError(
                "'\(handle)' is not a valid handle; expected 3 to 20 letters a to z, digits and underscores"
            )
        }
        let path = URL(fileURLWithPath: serve.moments.data, isDirectory: true).appendingPathComponent("moments.sqlite")
            .path
        guard FileManager.default.fileExists(atPath: path) else {
            throw HostError("there is no database '\(path)'; specify the server's data folder with --data")
        }
        let store = try SQLiteMomentStore(path: path, migrates: false)
        let reset = try await Self.reset(of: handle, in: store)
        try store.close()
        let end = reset.expires.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let address = serve.server.publicURL
        return """
            With this link, \(reset.person.name) (@\(handle)) can set a new password once, until \(end) UTC:
            \(address?.text ?? "")\(PasswordResetLink.path(reset.code))
            """ + (address == nil ? "\nAdd the address of your server in front of it." : "")
    }

    private static func reset(of handle: Handle, in store: SQLiteMomentStore) async throws -> NewPasswordReset {
        guard try await DemoPeople.ids(in: store).isEmpty else {
            throw HostError("this is the demo, whose accounts have no passwords; choose another folder with --data")
        }
        do {
            return try await store.makePasswordReset(of: handle)
        } catch let error as StoreError where error == .notFound("person") {
            throw HostError("there is no account with the handle '\(handle)'")
        }
    }
}
