import MomentsFoundations

extension Route.Name {
    /// The page with all components of the design kit.
    public static let designKit = Route.Name("design-kit")
}

extension Route {
    /// The page with all components of the design kit.
    public static let designKit = Route(.designKit)
}
