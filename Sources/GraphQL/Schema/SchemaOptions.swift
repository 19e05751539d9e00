/// The limits and caching options of a schema.
public struct SchemaOptions: Sendable {
    /// Limits on the size and nesting of documents.
    public var syntax = SyntaxLimits()
    /// Limits on the selections of valid documents.
    public var validation = ValidationLimits()
    /// Whether requests may use introspection. The default is true.
    public var allowsIntrospection = true
    /// The approximate size in bytes of each of the two generations of the document cache. The default is 4 MiB, for a
    /// cache of at most 8 MiB.
    public var cachedBytes = 4 << 20

    /// Creates options that suit trusted clients.
    public init() {}

    /// Options for servers on a public network: 10,000 tokens per document and `ValidationLimits.server`.
    public static var server: SchemaOptions {
        var options = SchemaOptions()
        options.syntax = SyntaxLimits(tokens: 10_000)
        options.validation = .server
        return options
    }
}
