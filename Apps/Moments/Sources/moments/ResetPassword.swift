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
        abstract: "Make a link by which a person sets a new password.",
        discussion: """
            The link works once, within a day, and replaces an earlier one. The server may run meanwhile. Give it the server's \
            settings: --data and --public-url, or --config. Whoever may read the data folder may do this.
            """
    )

    @Argument(help: "The handle of the person, such as ada_l.")
    var handle: String

    /// Has the options that name the folder and the address.
    @ParentCommand var serve: Serve

    func run() async throws { print(try await text()) }

    /// Returns the link with an explanation.
    ///
    /// - Throws: `HostError`, `StoreError`.
    func text() async throws -> String {
        guard let handle = Handle(handle) else {
            throw HostError("'\(handle)' is no handle; expected three to twenty letters a to z, digits and underscores")
        }
        let path = URL(fileURLWithPath: serve.moments.data, isDirectory: true).appendingPathComponent("moments.sqlite")
            .path
        guard FileManager.default.fileExists(atPath: path) else {
            throw HostError("there is no database '\(path)'; name the folder of the server with --data")
        }
        let store = try SQLiteMomentStore(path: path, migrates: false)
        let reset = try await Self.reset(of: handle, in: store)
        try store.close()
        let end = reset.expires.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let address = serve.server.publicURL
        return """
            By this link \(reset.person.name) (@\(handle)) sets a new password, once, until \(end) UTC:
            \(address?.text ?? "")\(PasswordResetLink.path(reset.code))
            """ + (address == nil ? "\nPut the address of your server before it." : "")
    }

    private static func reset(of handle: Handle, in store: SQLiteMomentStore) async throws -> NewPasswordReset {
        guard try await DemoPeople.ids(in: store).isEmpty else {
            throw HostError("this is the demo, in which nobody has a password; choose another folder with --data")
        }
        do {
            return try await store.makePasswordReset(of: handle)
        } catch let error as StoreError where error == .notFound("person") {
            throw HostError("nobody has the handle '\(handle)'")
        }
    }
}
