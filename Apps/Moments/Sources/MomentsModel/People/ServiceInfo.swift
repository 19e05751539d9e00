/// The information about the server for people without an account.
public struct ServiceInfo: Hashable, Codable, Sendable {
    /// True until the first person, who becomes admin, has signed up.
    public var needsFirstPerson: Bool
    /// Whether the server runs the demo, in which visitors act as demo people.
    public var isDemo: Bool
    /// The people a visitor can act as in demo mode; empty otherwise.
    public var demoPeople: [UserDetails]

    public init(needsFirstPerson: Bool = false, isDemo: Bool = false, demoPeople: [UserDetails] = []) {
        self.needsFirstPerson = needsFirstPerson
        self.isDemo = isDemo
        self.demoPeople = demoPeople
    }
}
