/// Returns a length in CSS: `12px`, `0.5px`, `0`.
package func px(_ length: Double) -> String { length == 0 ? "0" : number(length) + "px" }

/// Returns a length for use in `calc()`, where zero needs its unit.
package func term(_ length: Double) -> String { number(length) + "px" }

/// Returns a number with at most four decimals and no trailing zeros.
package func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if let whole = Int32(exactly: value) { return String(whole) }
    let scaled = (value * 10_000).rounded()
    guard abs(scaled) < 1e15 else { return String(value) }
    let units = Int64(scaled)
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = units < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
}
