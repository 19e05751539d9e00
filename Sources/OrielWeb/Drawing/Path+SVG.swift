package import Foundation
package import OrielCore

extension Path {
    /// The path in SVG syntax: `M0 0L10 0Z`.
    package var svg: String {
        var text = ""
        for element in elements {
            switch element {
            case .move: text += "M"
            case .line: text += "L"
            case .quadCurve: text += "Q"
            case .curve: text += "C"
            case .closeSubpath: text += "Z"
            }
            var isFirst = true
            for point in element.points {
                if !isFirst { text += " " }
                isFirst = false
                text += "\(short(point.x)) \(short(point.y))"
            }
        }
        return text
    }

    /// Returns the path, drawn for a box of the given size, as a CSS shape for a box of any size.
    package func cssShape(in size: CGSize, isEvenOdd: Bool = false) -> String {
        let rule = isEvenOdd ? "evenodd" : ""
        func place(_ point: CGPoint) -> String {
            "\(number(Double(point.x / size.width) * 100))% \(number(Double(point.y / size.height) * 100))%"
        }
        let isPolygon = elements.enumerated()
            .allSatisfy { index, element in
                switch element {
                case .move: index == 0
                case .line: true
                case .closeSubpath: index == elements.count - 1
                case .quadCurve, .curve: false
                }
            }
        if isPolygon {
            let points = elements.flatMap(\.points).map(place)
            return "polygon(\(([rule].filter { !$0.isEmpty } + points).joined(separator: ",")))"
        }
        let steps = elements.map { element in
            switch element {
            case .move(let end): "move to \(place(end))"
            case .line(let end): "line to \(place(end))"
            case .quadCurve(let end, let control): "curve to \(place(end)) with \(place(control))"
            case .curve(let end, let control1, let control2):
                "curve to \(place(end)) with \(place(control1)) / \(place(control2))"
            case .closeSubpath: "close"
            }
        }
        // A CSS shape needs its start point before the first step.
        guard case .move(let start)? = elements.first else { return "none" }
        return "shape(\(isEvenOdd ? "evenodd " : "")from \(place(start)),\(steps.dropFirst().joined(separator: ",")))"
    }

    /// Rounds to two decimals, which is enough for any screen.
    private func short(_ value: CGFloat) -> String { number((Double(value) * 100).rounded() / 100) }
}
