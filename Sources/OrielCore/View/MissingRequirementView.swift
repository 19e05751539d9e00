/// What stands in the place of a view that cannot run its body, because an object it needs is missing.
struct MissingRequirementView {
    let message: String

    init(requirement: MissingRequirement, view: String) {
        message = """
            \(view) needs an object of type \(requirement.type) from the environment, and no view above it provides one. \
            Add \(requirement.advice) to a view around it.
            """
    }
}

extension MissingRequirementView: LeafElementView, StaticElementDescription {
    typealias Body = Never

    var element: Element { Element(.error, text: message) }
}
