import Foundation
import GraphQL
import MomentsModel
import WebPush

/// The input of `setPush`.
struct PushInput: Sendable {
    let subscription: String
    let kinds: [NotificationKind]
    let language: String

    static var type: InputObjectType<PushInput> {
        InputObjectType(
            "PushInput",
            Arg(
                "subscription",
                String.self,
                description: "The browser's `PushSubscription` as JSON, made with `Service.pushKey`."
            ),
            Arg("kinds", [NotificationKind].self, description: "At least one."),
            Arg("language", String.self, description: "The language of the messages, such as `zh-Hans`.")
        ) { subscription, kinds, language in
            PushInput(subscription: subscription, kinds: kinds, language: language)
        }
    }

    /// Returns the target to store.
    ///
    /// - Parameter accepts: Whether messages can be sent to a subscription.
    func target(accepts: (PushSubscription) -> Bool) throws(MomentsError) -> NewPushTarget {
        guard subscription.utf8.count <= 4_096,
            let decoded = try? JSONDecoder().decode(PushSubscription.self, from: Data(subscription.utf8)),
            accepts(decoded)
        else {
            throw .invalid("The subscription is not one of a known push service.", reason: "SUBSCRIPTION_INVALID")
        }
        guard !kinds.isEmpty else { throw .invalid("At least one kind is needed.", reason: "KINDS_EMPTY") }
        guard language.wholeMatch(of: /[A-Za-z0-9-]{2,20}/) != nil else {
            throw .invalid("A language is a tag such as zh-Hans.", reason: "LANGUAGE_INVALID")
        }
        return NewPushTarget(subscription: decoded, kinds: Set(kinds), language: language)
    }
}
