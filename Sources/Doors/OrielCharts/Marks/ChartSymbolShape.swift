public import Foundation
public import OrielCore

/// A shape that can be the symbol of a point.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The rectangle in which the symbol looks as large as a circle in the unit square.
    var perceptualUnitRect: CGRect { get }
}

/// A symbol that charts have.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable, CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    /// The width of the border that is drawn instead of the area.
    private(set) var border: CGFloat?

    init(kind: Kind) { self.kind = kind }

    /// Returns the symbol as a border inside its outline.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var symbol = self
        symbol.border = max(0, lineWidth)
        return symbol
    }

    public var perceptualUnitRect: CGRect {
        let side =
            switch kind {
            case .circle: 1.0
            case .square: 0.89
            case .triangle: 1.2
            case .diamond: 1.25
            case .pentagon: 1.1
            case .plus, .cross, .asterisk: 1.1
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    public func path(in rect: CGRect) -> Path {
        guard let border, border > 0 else { return outline(in: rect) }
        switch kind {
        // Their lines have no area.
        case .plus, .cross, .asterisk: return outline(in: rect)
        default:
            let inner = rect.insetBy(dx: min(border, rect.width) / 2, dy: min(border, rect.height) / 2)
            return outline(in: inner).strokedPath(StrokeStyle(lineWidth: border))
        }
    }

    private func outline(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        func polygon(_ count: Int) -> [CGPoint] {
            (0..<count).map { index in
                let angle = Double(index) / Double(count) * 2 * .pi
                return point(0.5 + sin(angle) / 2, 0.5 - cos(angle) / 2)
            }
        }
        func bars(_ ends: [(CGPoint, CGPoint)]) -> Path {
            let lines = Path { path in
                for (start, end) in ends {
                    path.move(to: start)
                    path.addLine(to: end)
                }
            }
            return lines.strokedPath(StrokeStyle(lineWidth: border ?? min(rect.width, rect.height) / 5))
        }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle:
            return Path { path in
                path.addLines([point(0.5, 0.067), point(1, 0.933), point(0, 0.933)])
                path.closeSubpath()
            }
        case .diamond:
            return Path { path in
                path.addLines([point(0.5, 0), point(1, 0.5), point(0.5, 1), point(0, 0.5)])
                path.closeSubpath()
            }
        case .pentagon:
            return Path { path in
                path.addLines(polygon(5))
                path.closeSubpath()
            }
        case .plus: return bars([(point(0.5, 0), point(0.5, 1)), (point(0, 0.5), point(1, 0.5))])
        case .cross: return bars([(point(0.1, 0.1), point(0.9, 0.9)), (point(0.9, 0.1), point(0.1, 0.9))])
        case .asterisk:
            let ends = polygon(6)
            return bars([(ends[0], ends[3]), (ends[1], ends[4]), (ends[2], ends[5])])
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
