import MomentsFoundations

extension Route.Name {
    /// The page with all parts of the design kit.
    public static let designKit = Route.Name("design-kit")
}

extension Route {
    /// The page with all parts of the design kit.
    public static let designKit = Route(.designKit)
}
