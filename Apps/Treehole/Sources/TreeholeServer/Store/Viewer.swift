/// The member who makes a request.
public struct Viewer: Hashable, Sendable {
    let member: Int64
    let signIn: Int
    let isModerator: Bool
}
