import Foundation

/// A body that can be the symbol of a point in space.
public protocol Chart3DSymbolShape {
    /// The body in the form that charts draw. Used by the framework.
    var _kind: _Chart3DBody { get }
}

/// A body in the form that charts draw.
public enum _Chart3DBody: Hashable, CaseIterable, Sendable {
    case sphere, cube, cylinder, cone
}

/// A body that charts have.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Hashable, Sendable {
    public let _kind: _Chart3DBody
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(_kind: .sphere) }
    public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(_kind: .cube) }
    public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(_kind: .cylinder) }
    public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(_kind: .cone) }
}

extension _Chart3DBody {
    private static let sides = 12

    /// The faces of the body in a cube of length 1 around zero, each counterclockwise seen from outside. A sphere has none.
    var faces: [[SpacePoint]] {
        func ring(_ y: Double) -> [SpacePoint] {
            (0..<Self.sides).map { side in
                let angle = Double(side) / Double(Self.sides) * 2 * .pi
                return SpacePoint(cos(angle) / 2, y, -sin(angle) / 2)
            }
        }
        let (low, high) = (ring(-0.5), ring(0.5))
        let next = { (side: Int) in (side + 1) % Self.sides }
        switch self {
        case .sphere: return []
        case .cylinder:
            let walls = (0..<Self.sides).map { [low[$0], low[next($0)], high[next($0)], high[$0]] }
            return walls + [high, Array(low.reversed())]
        case .cone:
            let top = SpacePoint(0, 0.5, 0)
            return (0..<Self.sides).map { [low[$0], low[next($0)], top] } + [Array(low.reversed())]
        case .cube:
            func face(_ corners: [(Double, Double, Double)]) -> [SpacePoint] {
                corners.map { SpacePoint($0.0 / 2, $0.1 / 2, $0.2 / 2) }
            }
            return [
                face([(-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]),
                face([(1, -1, -1), (-1, -1, -1), (-1, 1, -1), (1, 1, -1)]),
                face([(1, -1, 1), (1, -1, -1), (1, 1, -1), (1, 1, 1)]),
                face([(-1, -1, -1), (-1, -1, 1), (-1, 1, 1), (-1, 1, -1)]),
                face([(-1, 1, 1), (1, 1, 1), (1, 1, -1), (-1, 1, -1)]),
                face([(-1, -1, -1), (1, -1, -1), (1, -1, 1), (-1, -1, 1)]),
            ]
        }
    }
}
