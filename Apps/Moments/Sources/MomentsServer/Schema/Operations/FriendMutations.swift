import GraphQL
import MomentsModel

/// Mutations for friend requests and friendships.
enum FriendMutations {
    static var fields: [MutationField] {
        [
            Field("requestFriendship", Arg("handle", String.self)) { _, context, handle in
                try await context.change(.friendRequest) { viewer, store in
                    // An invalid handle and an unknown one give the same error.
                    guard let handle = Handle(handle), let person = try await store.person(handle: handle) else {
                        throw MomentsError.notFound("person")
                    }
                    _ = try await store.requestFriendship(from: viewer, to: person.id)
                    return person
                }
            }
            .description(
                "Sends a friend request. If that person has already sent one to the viewer, both become friends."
            ),
            Field("acceptFriendRequest", Arg("requestID", ID.self)) { _, context, requestID in
                let person = try await context.change(.change) { viewer, store in
                    try await store.acceptRequest(try FriendRequestID(requestID, of: "request"), by: viewer)
                }
                return try await context.viewpoint().person(person)
            },
            Field("declineFriendRequest", Arg("requestID", ID.self)) { _, context, requestID in
                try await context.change(.change) { viewer, store in
                    let request = try FriendRequestID(requestID, of: "request")
                    try await store.removeRequest(request, by: viewer)
                    return ID(request)
                }
            }
            .description("Cancels a friend request from the viewer, or declines one to the viewer. Returns its ID."),
            Field("removeFriend", Arg("userID", ID.self)) { _, context, userID in
                try await context.change(.change) { viewer, store in
                    let person = try PersonID(userID, of: "friend")
                    try await store.removeFriend(person, of: viewer)
                    return ID(person)
                }
            },
        ]
    }
}
