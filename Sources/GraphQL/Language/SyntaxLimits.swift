/// What a document may cost before anybody has looked at its meaning.
///
/// On by default: a document comes from a stranger, and each limit stands for memory, time or stack that it could take.
public struct SyntaxLimits: Sendable, Hashable {
    /// The size of the text in bytes.
    public var bytes: Int
    /// The number of tokens: names, punctuators, literals.
    public var tokens: Int
    /// How deep selections, values and types may nest; whatever is read by recursion is bounded by it.
    public var depth: Int

    /// Limits that suit trusted clients, unless said otherwise.
    public init(bytes: Int = 1 << 20, tokens: Int = 100_000, depth: Int = 200) {
        self.bytes = bytes
        self.tokens = tokens
        self.depth = depth
    }
}
