import GraphQL
import MomentsModel

/// A friend request.
enum FriendRequestResolver {
    static var type: ObjectType<FriendRequestRecord, MomentsContext> {
        ObjectType("FriendRequest", of: FriendRequestRecord.self, in: MomentsContext.self) {
            Field("id") { request, _ in ID(request.id) }
            Field("userDetails") { request, context in
                let viewpoint = try context.viewpoint()
                return try await viewpoint.person(request.from == viewpoint.person.id ? request.to : request.from)
            }
            .description("The other person.")
            Field("createdDate") { request, _ in UnixSeconds.text(of: request.created) }
        }
    }
}
