import MomentsModel

/// The sign-ins that have ended.
enum EndedSignIns: Hashable, Sendable {
    case one(SignInID)
    /// All sign-ins of a person. One of them may stay valid: it is read from the store again.
    case all(of: PersonID)

    func mayContain(_ signIn: SignInRecord) -> Bool {
        switch self {
        case .one(let id): signIn.id == id
        case .all(let person): signIn.person == person
        }
    }
}
