/// A directive of the schema's own, which its documents may use.
///
///     Directive("trace", on: [.query, .field], isRepeatable: true, Arg("label", String?.self))
///
/// The engine checks where it stands and its arguments, and tells clients of it. What it means is up to tools that read the
/// documents; `@skip` and `@include` alone change what is executed.
public struct Directive: Sendable {
    let name: String
    var description: String?
    let locations: [DirectiveLocation]
    let isRepeatable: Bool
    private let arguments: @Sendable (TypeRegistry) throws(SchemaError) -> [InputValueBlueprint]

    /// - Parameters:
    ///   - name: Without the `@`.
    ///   - locations: Where it may stand.
    ///   - isRepeatable: Whether it may stand more than once in one place.
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

    /// Says what the directive is for, in Markdown.
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
