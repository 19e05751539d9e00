import GraphQL

/// The root type of subscriptions.
enum SubscriptionResolver {
    static var type: ObjectType<Root, MomentsContext> {
        ObjectType("Subscription", in: MomentsContext.self) {
            Field(
                "changes",
                subscribe: { _, context in LiveChanges(of: try context.person(), context.environment) }
            )
            .description(
                "Reports what has changed for the viewer: query the new values. The first report, SUBSCRIBED, says that later changes will arrive."
            )
        }
    }
}
