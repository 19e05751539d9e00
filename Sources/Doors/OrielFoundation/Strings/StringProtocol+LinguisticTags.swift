public import Foundation

extension StringProtocol {
    /// Calls a closure for each word with its part of speech.
    @available(
        *,
        unavailable,
        message: "Linux has no linguistic tags; use enumerateSubstrings(in:options:_:) with .byWords for the words"
    )
    public func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(
        in range: R,
        scheme tagScheme: T,
        options opts: Int = 0,
        orthography: Any? = nil,
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == String.Index {}
}

/// Finds parts of speech, names and lemmas in texts.
@available(
    *,
    unavailable,
    message: "Linux has no linguistic tags; use enumerateSubstrings(in:options:_:) with .byWords for the words"
)
open class NSLinguisticTagger: NSObject {}
