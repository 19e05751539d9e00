/// A length as CSS writes it: `12px`, `0.5px`, `0`.
package func px(_ length: Double) -> String { length == 0 ? "0" : number(length) + "px" }

/// A length inside of a calculation, where a nought needs its unit.
package func term(_ length: Double) -> String { number(length) + "px" }

/// A number with at most four decimals and no zeros that say nothing.
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
