import GraphQL

/// A time in which a person cannot sign in.
enum SuspensionResolver {
    static var type: ObjectType<SuspensionRecord, MomentsContext> {
        ObjectType("Suspension", of: SuspensionRecord.self, in: MomentsContext.self) {
            Field("untilDate") { suspension, _ in suspension.until.map(UnixSeconds.text) }
                .description("When it ends by itself; null if moderators end it.")
            Field("reason", \.reason).description("What the person is told; may be empty.")
        }
        .description("A time in which a person cannot sign in.")
    }
}
