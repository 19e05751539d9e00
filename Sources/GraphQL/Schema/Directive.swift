/// A custom directive that documents may use.
///
///     Directive("trace", on: [.query, .field], isRepeatable: true, Arg("label", String?.self))
///
/// The engine validates the locations and arguments of the directive and lists it in introspection. It has no effect on
/// the execution, unlike `@skip` and `@include`; it is meant for tools that read documents.
public struct Directive: Sendable {
    let name: String
    var description: String?
    let locations: [DirectiveLocation]
    let isRepeatable: Bool
    private let arguments: @Sendable (TypeRegistry) throws(SchemaError) -> [InputValueBlueprint]

    /// Declares a directive.
    ///
    /// - Parameters:
    ///   - name: The name without the `@`.
    ///   - locations: The places where the directive is valid.
    ///   - isRepeatable: Whether a place may have the directive more than once. The default is false.
    ///   - arguments: The arguments of the directive.
    public init<each A: Sendable>(
        _ name: String,
        on locations: [DirectiveLocation],
        isRepeatable: Bool = false,
        _ arguments: repeat Arg<each A>
    ) {
        let list = ArgumentList(repeat each arguments)
        self.name = name
        self.locations = locations
        self.isRepeatable = isRepeatable
        self.arguments = { (registry) throws(SchemaError) in try list.blueprints(in: registry) }
    }

    /// Sets the description of the directive, in Markdown.
    public func description(_ text: String) -> Directive {
        var directive = self
        directive.description = text
        return directive
    }

}

extension Directive: SchemaMember {
    func add(to blueprint: inout SchemaBlueprint, _ registry: TypeRegistry) throws(SchemaError) {
        let directive = DirectiveBlueprint(
            name: name,
            description: description,
            arguments: try arguments(registry),
            locations: locations,
            isRepeatable: isRepeatable
        )
        blueprint.directives.append(directive)
    }
}
