/// What a schema lets requests do, and what it keeps of them.
public struct SchemaOptions: Sendable {
    /// What a document may cost before it is understood.
    public var syntax = SyntaxLimits()
    /// What a document that obeys every rule may ask for.
    public var validation = ValidationLimits()
    /// Whether requests may ask for the schema itself.
    public var allowsIntrospection = true
    /// How many bytes documents take that are kept read and validated, about; twice as many at most.
    public var cachedBytes = 4 << 20

    /// What suits trusted clients.
    public init() {}

    /// What a server on a public network allows.
    public static var server: SchemaOptions {
        var options = SchemaOptions()
        options.syntax = SyntaxLimits(tokens: 10_000)
        options.validation = .server
        return options
    }
}
