import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that lets a suspended person sign in again.
struct Unsuspend: OperatorCommand {
    static let configuration = CommandConfiguration(abstract: "Let a suspended person sign in again.")

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String
    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let (person, wasSuspended) = try await withPerson(handle) { try await store.endSuspension(of: $0) }
        return "\(person.name) (@\(person.handle)) \(wasSuspended ? "can sign in again" : "is not suspended")."
    }
}
