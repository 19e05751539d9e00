public import Foundation

extension Range where Bound == AttributedString.Index {
    /// Creates the range of an attributed string from one in UTF-16 code units; nil if it is not in the string.
    ///
    ///     var text = AttributedString("Two fish")
    ///     if let range = Range(NSRange(location: 0, length: 3), in: text) {
    ///         text[range].link = URL(string: "https://example.com/2")
    ///     }
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in attrStr: S) {
        let units = attrStr.utf16
        guard range.location >= 0, range.length >= 0,
            let start = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
            let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
        else { return nil }
        self = start..<end
    }
}

extension NSRange {
    /// Creates the range in UTF-16 code units from one of an attributed string.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, in target: S)
    where R.Bound == AttributedString.Index {
        let units = target.utf16
        let part = range.relative(to: units)
        self.init(
            location: units.distance(from: units.startIndex, to: part.lowerBound),
            length: units.distance(from: part.lowerBound, to: part.upperBound)
        )
    }
}
