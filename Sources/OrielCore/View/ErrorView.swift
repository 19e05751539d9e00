/// What stands in the place of a view that cannot be shown.
struct ErrorView {
    let message: String
}

extension ErrorView: LeafElementView, StaticElementDescription {
    typealias Body = Never

    var element: Element { Element(.error, text: message) }
}

extension ErrorView {
    /// For a view that needs an object nobody provides.
    static func missing(_ requirement: MissingRequirement, in view: String) -> ErrorView {
        ErrorView(
            message: """
                \(view) needs an object of type \(requirement.type) from the environment, and no view above it provides \
                one. Add \(requirement.advice) to a view around it.
                """
        )
    }

    /// For a view that lies deeper than the stack of a thread can take.
    static func tooDeep(_ view: String, limit: Int) -> ErrorView {
        ErrorView(
            message: """
                \(view) lies inside more than \(limit) views. Views may be nested that deep at most, and a view that \
                contains itself needs a condition that ends it.
                """
        )
    }
}
