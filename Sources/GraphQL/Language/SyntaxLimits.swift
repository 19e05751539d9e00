/// Limits on the size and nesting of a document, enforced while it is parsed.
///
/// The limits are always on: documents come from untrusted clients, and each limit bounds the memory, time or stack
/// that a document can use.
public struct SyntaxLimits: Sendable, Hashable {
    /// The maximum size of the text in bytes. The default is 1 MiB.
    public var bytes: Int
    /// The maximum number of tokens: names, punctuators and literals. The default is 100,000.
    public var tokens: Int
    /// The maximum nesting depth of selections, values and types; bounds all recursion over a document. The default is
    /// 200.
    public var depth: Int

    /// Creates limits; the defaults suit trusted clients.
    public init(bytes: Int = 1 << 20, tokens: Int = 100_000, depth: Int = 200) {
        self.bytes = bytes
        self.tokens = tokens
        self.depth = depth
    }
}
