/// A piece of Swift source at the top nesting level.
struct Token: Equatable {
    enum Kind: Equatable {
        /// An identifier, keyword or number.
        case word
        /// A string or regular expression, with everything interpolated into it.
        case literal
        /// An operator, a separator, `@`, `#`.
        case punctuation
        /// A pair of brackets with its contents; the associated value is the opening bracket.
        case group(Unicode.Scalar)
    }

    var kind: Kind
    /// The range in UTF-8 offsets.
    var range: Range<Int>
}
