/// What a document that obeys every rule may still ask for.
///
/// On by default: a short document can ask for a response of any size, by fragments that spread each other twice, by
/// aliases, or by depth. Each limit is checked on the document alone, before anything runs.
///
///     var limits = ValidationLimits.server
///     limits.depth = 20
public struct ValidationLimits: Sendable, Hashable {
    /// How many levels of fields may nest, those of fragments included.
    public var depth: Int
    /// How many fields an operation may select, each spread of a fragment counted.
    public var fields: Int
    /// How many fields an operation may select at its root, each spread of a fragment counted.
    public var rootFields: Int
    /// How many aliases a document may hold.
    public var aliases: Int
    /// How many directives a document may hold.
    public var directives: Int
    /// How many errors are reported before validation stops.
    public var errors: Int
    /// How many steps may be spent on what operations and fragments have in common.
    ///
    /// The cost of every rule grows with the size of the document, save for documents that were made to be expensive; this
    /// ends them.
    public var steps: Int

    /// Limits that suit trusted clients, unless said otherwise.
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

    /// What a server on a public network allows: enough for the introspection of the usual tools.
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
