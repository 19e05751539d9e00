extension String {
    /// Returns the number of a page such as `post-17`; nil for another page. Each page has one address, so leading zeros and
    /// signs are invalid.
    public func number(after prefix: String) -> Int? {
        let digits = dropFirst(prefix.count)
        guard hasPrefix(prefix), let number = Int(digits), number >= 0, String(number) == digits else { return nil }
        return number
    }
}
