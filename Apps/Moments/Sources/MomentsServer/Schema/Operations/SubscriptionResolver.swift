import GraphQL

/// The root type of subscriptions.
enum SubscriptionResolver {
    static var type: ObjectType<Root, MomentsContext> {
        ObjectType("Subscription", in: MomentsContext.self) {
            Field(
                "changes",
                subscribe: { _, context in LiveChanges(of: try context.viewpoint().person, context.environment) }
            )
            .description("Tells the viewer what is no longer as it was; what it is now is to be asked for.")
        }
    }
}
