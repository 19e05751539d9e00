import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A reader of SVG documents that checks well-formedness and measures the view box and the drawn area.
final class SVGInk: NSObject, XMLParserDelegate {
    private(set) var viewBox = CGRect.zero
    private(set) var reach = CGRect.null

    /// Whether a box contains all ink. `CGRect.contains` on Linux compares sums of rounded numbers.
    func isInside(_ box: CGRect) -> Bool {
        reach.minX >= box.minX && reach.minY >= box.minY && reach.maxX <= box.maxX && reach.maxY <= box.maxY
    }

    private(set) var isWellFormed = false

    private var lineWidth = 0.0
    private var maskDepth = 0

    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "svg":
            let box = attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
            if box.count == 4 { viewBox = CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
            lineWidth = attributes["stroke-width"].flatMap(Double.init) ?? .nan
        case "mask":
            maskDepth += 1
        case "path" where maskDepth == 0:
            add(attributes)
        default:
            break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if element == "mask" { maskDepth -= 1 }
    }

    private func add(_ attributes: [String: String]) {
        let matrix = attributes["transform"].map { transform in
            transform.dropFirst("matrix(".count).dropLast().split(separator: ",").compactMap { Double($0) }
        }
        let m = matrix ?? [1, 0, 0, 1, 0, 0]
        let scale = abs(m[0] * m[3] - m[1] * m[2]).squareRoot()
        let width = (attributes["stroke-width"].flatMap(Double.init) ?? lineWidth) * scale
        for point in SVGPath(attributes["d"] ?? "").points {
            let x = m[0] * point.x + m[2] * point.y + m[4]
            let y = m[1] * point.x + m[3] * point.y + m[5]
            reach = reach.union(CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -width / 2, dy: -width / 2))
        }
    }
}
