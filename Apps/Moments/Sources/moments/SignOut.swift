import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that ends the sign-ins of a person, whose device may be lost.
struct SignOut: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out",
        abstract: "End all sign-ins of a person.",
        discussion: "A running server notices it within 30 seconds. The password stays; reset-password changes it."
    )

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String
    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        try await withPerson(handle) { handle in
            let count = try await store.endSignIns(of: handle)
            return "Ended \(count) \(count == 1 ? "sign-in" : "sign-ins") of @\(handle)."
        }
    }
}
