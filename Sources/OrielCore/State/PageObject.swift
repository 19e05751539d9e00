import OrielCombine

/// An object of one page that views observe with `@ObservedObject` or `@StateObject`, and that changes on the main actor only.
///
/// It is itself the source that its readers depend on. With a publisher, as objects of apps have, each takes 300 bytes more of an
/// idle session: the publisher, a subscription with a weak reference, and an entry in the table of subscriptions
/// ([decision 101](../../../Docs/Decisions/0101-objects-of-a-page-are-sources.md)).
@MainActor
class PageObject: DependencySource, ObservableObject {
    nonisolated override init() {}

    /// Invalidates the views that read the object, which is about to change.
    final func willChange() { invalidateReaders() }

    nonisolated final var objectWillChange: ObservableObjectPublisher {
        preconditionFailure("Only views observe a PageObject. To subscribe to one, give it a publisher.")
    }

    override var announcesChanges: Bool { true }
}
