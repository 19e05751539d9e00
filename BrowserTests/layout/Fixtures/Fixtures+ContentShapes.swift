import Foundation
import OrielCore

/// Views with shapes that take taps, which `test_taps.py` looks for at points.
extension Fixtures {
    mutating func addContentShapes() throws {
        let frame = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        try addContentShape("content shape of a circle", Circle())
        try addContentShape("content shape beyond the bounds", Rectangle().inset(by: -10))
        try addContentShape("content shape with a hole", frame, eoFill: true)
        try add("content shape around a button", ["a": "100, 50, 100, 100"]) {
            Button("a") {}.sized(100, 100, "a").contentShape(Circle()).onTapGesture {}
        }
        try add("content shape in a layer", ["a": "100, 50, 100, 100"]) {
            Color.clear.overlay {
                Color.red.sized(100, 100, "a").contentShape(Circle()).onTapGesture {}
            }
        }
        try add("content shape that takes no taps", ["a": "100, 50, 100, 100"]) {
            Color.red.sized(100, 100, "a").contentShape(Circle()).onTapGesture {}.allowsHitTesting(false)
        }
    }

    private mutating func addContentShape(_ name: String, _ shape: some Shape, eoFill: Bool = false) throws {
        try add(name, ["a": "100, 50, 100, 100"]) {
            Color.red.sized(100, 100, "a").contentShape(shape, eoFill: eoFill).onTapGesture {}
        }
    }
}
