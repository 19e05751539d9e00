import Foundation

/// Points sampled along path data, dense enough to measure its extent.
struct SVGPath {
    private(set) var points: [CGPoint] = []

    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// The control point that a smooth curve mirrors.
    private var control: CGPoint?

    init(_ data: String) {
        var scanner = Scanner(data)
        while let command = scanner.command() {
            repeat { add(command, &scanner) } while scanner.hasNumber
        }
    }

    private mutating func add(_ command: Character, _ scanner: inout Scanner) {
        let origin = command.isLowercase ? current : .zero
        func point(_ scanner: inout Scanner) -> CGPoint {
            let x = scanner.number()
            return CGPoint(x: origin.x + x, y: origin.y + scanner.number())
        }
        var nextControl: CGPoint?
        switch command.lowercased() {
        case "m":
            start = point(&scanner)
            move(to: start)
        case "l": move(to: point(&scanner))
        case "h": move(to: CGPoint(x: origin.x + scanner.number(), y: current.y))
        case "v": move(to: CGPoint(x: current.x, y: origin.y + scanner.number()))
        case "c", "s":
            let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
            let first = command.lowercased() == "s" ? mirrored : point(&scanner)
            let second = point(&scanner)
            curve(first, second, to: point(&scanner))
            nextControl = second
        case "q":
            let middle = point(&scanner)
            let end = point(&scanner)
            let first = CGPoint(x: (current.x + 2 * middle.x) / 3, y: (current.y + 2 * middle.y) / 3)
            let second = CGPoint(x: (end.x + 2 * middle.x) / 3, y: (end.y + 2 * middle.y) / 3)
            curve(first, second, to: end)
        case "a":
            let radius = scanner.number()
            _ = (scanner.number(), scanner.number())
            let isLarge = scanner.flag()
            let isClockwise = scanner.flag()
            arc(radius, isLarge: isLarge, isClockwise: isClockwise, to: point(&scanner))
        case "z": move(to: start)
        default: preconditionFailure("\(command) is not read by this test")
        }
        control = nextControl
    }

    private mutating func move(to point: CGPoint) {
        points.append(point)
        current = point
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        let from = current
        for step in 1...16 {
            let t = Double(step) / 16
            let u = 1 - t
            func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
            move(
                to: CGPoint(
                    x: mix(from.x, first.x, second.x, end.x),
                    y: mix(from.y, first.y, second.y, end.y)
                )
            )
        }
    }

    private mutating func arc(_ wished: Double, isLarge: Bool, isClockwise: Bool, to end: CGPoint) {
        let from = current
        let half = CGPoint(x: (end.x - from.x) / 2, y: (end.y - from.y) / 2)
        let chord = hypot(half.x, half.y)
        guard chord > 0 else { return }
        let radius = max(wished, chord)
        let height = (radius * radius - chord * chord).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = CGPoint(
            x: from.x + half.x - height * half.y / chord,
            y: from.y + half.y + height * half.x / chord
        )
        let first = atan2(from.y - middle.y, from.x - middle.x)
        var turn = atan2(end.y - middle.y, end.x - middle.x) - first
        if isClockwise, turn < 0 { turn += 2 * .pi }
        if !isClockwise, turn > 0 { turn -= 2 * .pi }
        for step in 1...24 {
            let angle = first + turn * Double(step) / 24
            move(to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle)))
        }
        current = end
    }
}

private struct Scanner {
    private var rest: Substring

    init(_ data: String) { rest = data[...] }

    mutating func command() -> Character? {
        skip()
        return rest.popFirst()
    }

    var hasNumber: Bool {
        guard let next = rest.first(where: { $0 != " " && $0 != "," }) else { return false }
        return next.isNumber || next == "." || next == "-"
    }

    mutating func number() -> Double {
        skip()
        var text = ""
        while let next = rest.first {
            let continues =
                next.isNumber || next == "-" && text.isEmpty || next == "." && !text.contains(".")
            guard continues else { break }
            text.append(next)
            rest.removeFirst()
        }
        return Double(text) ?? .nan
    }

    /// Reads an arc flag: a single digit, after which no separator is required.
    mutating func flag() -> Bool {
        skip()
        return rest.popFirst() == "1"
    }

    private mutating func skip() {
        rest = rest.drop { $0 == " " || $0 == "," }
    }
}
