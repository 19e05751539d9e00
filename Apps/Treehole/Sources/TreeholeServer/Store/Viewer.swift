/// The member who makes a request.
public struct Viewer: Hashable, Sendable {
    /// A viewer who is not signed in.
    static let visitor = Viewer(member: 0, signIn: 0, isModerator: false)

    let member: Int64
    let signIn: Int
    let isModerator: Bool
}
