import MomentsModel

/// Which sign-ins have ended.
enum EndedSignIns: Hashable, Sendable {
    case one(SignInID)
    /// Those of a person. One of them may go on: the store is asked for it.
    case all(of: PersonID)

    func mayContain(_ signIn: SignInRecord) -> Bool {
        switch self {
        case .one(let id): signIn.id == id
        case .all(let person): signIn.person == person
        }
    }
}
