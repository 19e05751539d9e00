/// Limits on the selections of a valid document.
///
/// The limits are always on, because a short document can request a huge response through aliases, deep nesting, or
/// fragments that each spread the next one twice. The document is checked before execution.
///
///     var limits = ValidationLimits.server
///     limits.depth = 20
public struct ValidationLimits: Sendable, Hashable {
    /// The maximum nesting depth of fields, including those in fragments. The default is 200.
    public var depth: Int
    /// The maximum number of fields per operation; each spread of a fragment counts. The default is 1,000,000.
    public var fields: Int
    /// The maximum number of root fields per operation; each spread of a fragment counts. The default is 10,000.
    public var rootFields: Int
    /// The maximum number of aliases per document. The default is 10,000.
    public var aliases: Int
    /// The maximum number of directives per document. The default is 10,000.
    public var directives: Int
    /// The maximum number of errors before validation stops. The default is 50.
    public var errors: Int
    /// The maximum number of steps for checks that combine operations and fragments. The default is 300,000.
    ///
    /// The cost of every rule is linear in the size of the document, except for documents constructed to be expensive;
    /// this limit stops their validation.
    public var steps: Int

    /// Creates limits; the defaults suit trusted clients.
    public init(
        depth: Int = 200,
        fields: Int = 1_000_000,
        rootFields: Int = 10_000,
        aliases: Int = 10_000,
        directives: Int = 10_000,
        errors: Int = 50,
        steps: Int = 300_000
    ) {
        self.depth = depth
        self.fields = fields
        self.rootFields = rootFields
        self.aliases = aliases
        self.directives = directives
        self.errors = errors
        self.steps = steps
    }

    /// Limits for servers on a public network. They allow the introspection queries of common tools.
    public static let server = ValidationLimits(
        depth: 15,
        fields: 5_000,
        rootFields: 50,
        aliases: 100,
        directives: 200,
        errors: 50,
        steps: 100_000
    )
}
