extension Int {
    /// Truncates a value toward zero, clamps it to the range of `Int`, and maps NaN to 0.
    ///
    /// Browsers report lengths and views divide them, so a quotient may be infinite; `Int(_:)` would trap.
    package init(saturating value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }
}
