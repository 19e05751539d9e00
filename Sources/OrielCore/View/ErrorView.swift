/// The placeholder for a view that cannot be shown.
struct ErrorView {
    let message: String
}

extension ErrorView: LeafElementView, StaticElementDescription {
    typealias Body = Never

    var element: Element { Element(.error, text: message) }
}

extension ErrorView {
    /// Returns the error for a view that needs an object no ancestor provides.
    static func missing(_ requirement: MissingRequirement, in view: String) -> ErrorView {
        ErrorView(
            message: """
                \(view) requires an object of type \(requirement.type) from the environment, but no view above provides one. \
                Add \(requirement.advice) to a view around it.
                """
        )
    }

    /// Returns the error for a view that is nested too deeply for a thread's stack.
    static func tooDeep(_ view: String, limit: Int) -> ErrorView {
        ErrorView(
            message: """
                \(view) is nested in more than \(limit) views, which is the maximum. A view that contains itself requires a \
                condition that ends the recursion.
                """
        )
    }
}
