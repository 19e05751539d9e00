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
    let (whole, remainder) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let sign = units < 0 ? "-" : ""
    guard remainder > 0 else { return "\(sign)\(whole)" }
    var rest = remainder
    var places = 4
    while rest.isMultiple(of: 10) {
        rest /= 10
        places -= 1
    }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: places - digits.utf8.count)
    return "\(sign)\(whole).\(zeros)\(digits)"
}
