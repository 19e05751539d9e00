import Foundation
import GraphQL
import MomentsModel
import WebPush

/// The notifications that a browser shows while Moments is closed.
enum PushResolver {
    static var type: ObjectType<PushTarget, MomentsContext> {
        ObjectType("Push", of: PushTarget.self, in: MomentsContext.self) {
            Field("endpoint") { push, _ in push.subscription.endpoint.absoluteString }
                .description("The address of the browser at its push service.")
            Field("kinds") { push, _ in push.kinds.sorted { $0.rawValue < $1.rawValue } }
            Field("language", \.language)
        }
        .description("The notifications that a browser shows while Moments is closed.")
    }
}
