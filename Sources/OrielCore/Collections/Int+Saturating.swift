extension Int {
    /// The whole number nearest to zero from a value, the nearest there is where it does not fit, and 0 for what is no number.
    ///
    /// Lengths come from browsers and views divide them, so a quotient may be infinite; `Int(_:)` would end the process.
    package init(saturating value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
