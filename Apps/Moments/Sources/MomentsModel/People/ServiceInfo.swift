/// What a person without an account may know of the server.
public struct ServiceInfo: Hashable, Codable, Sendable {
    /// True until the first person, who becomes admin, has signed up.
    public var needsFirstPerson: Bool
    /// Whether the data is for trying the program out, and everybody may look through a demo person's eyes.
    public var isDemo: Bool
    /// The people a visitor may be in demo mode; empty otherwise.
    public var demoPeople: [UserDetails]

    public init(needsFirstPerson: Bool = false, isDemo: Bool = false, demoPeople: [UserDetails] = []) {
        self.needsFirstPerson = needsFirstPerson
        self.isDemo = isDemo
        self.demoPeople = demoPeople
    }
}
