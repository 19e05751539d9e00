import Foundation

extension Path: LosslessStringConvertible {
    /// The path as text: numbers followed by their operator, such as `0 0 m 10 0 l h`.
    public var description: String {
        elements
            .map { element in (element.points.flatMap { [$0.x, $0.y] }.map(shortForm) + [element.word]) }
            .joined()
            .joined(separator: " ")
    }

    /// Parses the output of `description`.
    ///
    /// - Returns: Nil for any other text.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard let element = Element(word: word, numbers: numbers) else { return nil }
            elements.append(element)
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}

extension Path.Element {
    /// The operator after the numbers in a description.
    var word: String {
        switch self {
        case .move: "m"
        case .line: "l"
        case .quadCurve: "q"
        case .curve: "c"
        case .closeSubpath: "h"
        }
    }

    fileprivate init?(word: Substring, numbers: [CGFloat]) {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        guard numbers.count.isMultiple(of: 2) else { return nil }
        switch (word, points.count) {
        case ("m", 1): self = .move(to: points[0])
        case ("l", 1): self = .line(to: points[0])
        case ("q", 2): self = .quadCurve(to: points[1], control: points[0])
        case ("c", 3): self = .curve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }
}

/// Returns a number without redundant zeros.
private func shortForm(_ number: CGFloat) -> String {
    Int(exactly: Double(number)).map(String.init) ?? "\(Double(number))"
}
