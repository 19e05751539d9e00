import ArgumentParser
import Foundation
import MomentsModel
import MomentsServer

/// A command that sets how much space a person's photos may take.
struct SetQuota: OperatorCommand {
    static let configuration = CommandConfiguration(
        commandName: "set-quota",
        abstract: "Set how many megabytes the photos of a person may take.",
        discussion: "More photos are refused; those that are there stay. A megabyte has 1,000,000 bytes."
    )

    /// A number of megabytes, or the default of the server, as it is typed.
    struct Quota: ExpressibleByArgument {
        /// Nil for the default.
        let megabytes: Int?

        init?(argument: String) {
            if argument == "default" {
                megabytes = nil
            } else {
                guard let number = Int(argument), Limits.quotaMegabytes.contains(number) else { return nil }
                megabytes = number
            }
        }
    }

    @Argument(help: "The person's handle, such as ada_l.")
    var handle: String
    @Argument(
        help: ArgumentHelp(
            "A number up to \(Limits.quotaMegabytes.upperBound), or 'default' for that of the server.",
            valueName: "megabytes"
        )
    )
    var quota: Quota
    @ParentCommand var serve: Serve

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let person = try await withPerson(handle) { try await store.setQuota(megabytes: quota.megabytes, of: $0) }
        let space = quota.megabytes.map { "\($0) MB" } ?? "what the server allows everybody"
        return "The photos of \(person.name) (@\(person.handle)) may take \(space) now."
    }
}
