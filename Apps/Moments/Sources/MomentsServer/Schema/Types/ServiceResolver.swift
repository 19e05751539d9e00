import GraphQL
import MomentsModel

/// The data that a person without an account may see.
struct ServiceRecord: Sendable {}

enum ServiceResolver {
    static var type: ObjectType<ServiceRecord, MomentsContext> {
        ObjectType("Service", of: ServiceRecord.self, in: MomentsContext.self) {
            Field("needsFirstPerson") { _, context in try await !context.ask { try await $0.hasPeople() } }
                .description("True until the first person, who becomes admin, has signed up.")
            Field("isDemo") { _, context in context.environment.configuration.isDemo }
                .description(
                    "Whether the data is for trying the program out, and everybody may look through a demo person's eyes."
                )
            Field("demoPeople") { _, context -> [PersonRecord] in
                let ids = context.environment.configuration.demoPeople
                guard !ids.isEmpty else { return [] }
                let people = try await context.ask { try await $0.people(ids) }
                return ids.compactMap { people[$0] }
            }
            .description("The people a visitor may be in demo mode; empty otherwise.")
        }
    }
}
