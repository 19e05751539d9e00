import MomentsFoundations

extension Route.Name {
    /// The list of the people whom the viewer has blocked.
    public static let blockedPeople = Route.Name("blocked")
}

extension Route {
    /// The list of the people whom the viewer has blocked.
    public static let blockedPeople = Route(.blockedPeople)
}
