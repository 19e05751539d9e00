import GraphQL
import MomentsModel

/// A notice that the viewer's data has changed.
enum ChangeResolver {
    /// The kinds as clients know them.
    enum Kind: String, CaseIterable, Sendable {
        case subscribed = "SUBSCRIBED"
        case momentPublished = "MOMENT_PUBLISHED"
        case momentChanged = "MOMENT_CHANGED"
        case momentDeleted = "MOMENT_DELETED"
        case notifications = "NOTIFICATIONS"
        case friends = "FRIENDS"
        case preferences = "PREFERENCES"
        case signedOut = "SIGNED_OUT"
    }

    static var type: ObjectType<LiveChanges.Element, MomentsContext> {
        ObjectType("Change", of: LiveChanges.Element.self, in: MomentsContext.self) {
            Field("kind", \.kind)
            Field("momentID") { element, _ in element.moment.map { ID($0) } }
                .description("The ID of the moment that was published, deleted, liked or commented on.")
        }
    }
}

extension LiveChanges.Element {
    fileprivate var kind: ChangeResolver.Kind {
        switch self {
        case .subscribed: .subscribed
        case .changed(let change): change.kind
        }
    }

    fileprivate var moment: MomentID? {
        switch self {
        case .subscribed: nil
        case .changed(let change): change.moment
        }
    }
}

extension Change {
    fileprivate var kind: ChangeResolver.Kind {
        switch self {
        case .momentPublished: .momentPublished
        case .momentChanged: .momentChanged
        case .momentDeleted: .momentDeleted
        case .notifications: .notifications
        case .friends: .friends
        case .preferences: .preferences
        case .signedOut: .signedOut
        }
    }

    fileprivate var moment: MomentID? {
        switch self {
        case .momentPublished(let id), .momentChanged(let id), .momentDeleted(let id): id
        case .notifications, .friends, .preferences, .signedOut: nil
        }
    }
}
