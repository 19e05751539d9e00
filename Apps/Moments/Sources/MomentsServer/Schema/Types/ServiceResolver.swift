import GraphQL
import MomentsModel
import WebPush

/// The data that a person without an account may see.
struct ServiceRecord: Sendable {}

enum ServiceResolver {
    static var type: ObjectType<ServiceRecord, MomentsContext> {
        ObjectType("Service", of: ServiceRecord.self, in: MomentsContext.self) {
            Field("needsFirstPerson") { _, context in try await !context.ask { try await $0.hasPeople() } }
                .description("True until the first person has signed up, who becomes an admin.")
            Field("isDemo") { _, context in context.environment.configuration.isDemo }
                .description(
                    "Whether the server is in demo mode, in which everyone can use the accounts of the demo people."
                )
            Field("pushKey") { _, context in context.environment.configuration.push?.sender.key.text }
                .description("The `applicationServerKey` for `setPush`; null if the server sends no messages.")
            Field("demoPeople") { _, context -> [PersonRecord] in
                let ids = context.environment.configuration.demoPeople
                guard !ids.isEmpty else { return [] }
                let people = try await context.ask { try await $0.people(ids) }
                return ids.compactMap { people[$0] }
            }
            .description("The people whose accounts everyone can use in demo mode; empty otherwise.")
            Field("isInvitationOpen", Arg("code", String.self)) { _, context, code in
                try await context.environment.ask {
                    try await context.environment.accounts.isOpen(code, clientAddress: context.clientAddress)
                }
            }
            .description("Whether an invitation can be used: it exists, was not used or revoked, and has not expired.")
        }
    }
}
