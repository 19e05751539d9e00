internal import OrielCore

/// Returns a circle as path data.
func ring(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let arc = "a\(coordinate(radius)) \(coordinate(radius)) 0 1 1"
    return "M\(coordinate(x - radius)) \(coordinate(y))\(arc) \(coordinate(2 * radius)) 0"
        + "\(arc) \(coordinate(-2 * radius)) 0z"
}

/// Returns a rectangle with rounded corners as path data.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> String {
    let r = coordinate(radius)
    let across = coordinate(width - 2 * radius)
    let down = coordinate(height - 2 * radius)
    return "M\(coordinate(x + radius)) \(coordinate(y))h\(across)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)"
        + "a\(r) \(r) 0 0 1-\(r) \(r)h-\(across)a\(r) \(r) 0 0 1-\(r)-\(r)v-\(down)a\(r) \(r) 0 0 1 \(r)-\(r)z"
}

/// Returns a number with at most two decimals in the shortest SVG form.
func coordinate(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = hundredths < 0 ? "-" : ""
    if whole > 0 || rest == 0 { text += "\(whole)" }
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return text
}
