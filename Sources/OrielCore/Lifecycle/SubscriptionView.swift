public import OrielCombine

/// A view that runs an action for each value of a publisher while it is in the tree, as `onReceive(_:perform:)` does.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    public nonisolated init(
        publisher: PublisherType,
        content: Content,
        action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension SubscriptionView: View {
    public var body: some View { content.onReceive(publisher, perform: action) }
}
