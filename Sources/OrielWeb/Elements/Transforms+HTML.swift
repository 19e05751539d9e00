import Foundation
import OrielCore

/// A view turned.
package enum RotationRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let angle = number(node.attributes.number(.angle) ?? 0)
        box.transforms.append("rotate(\(angle)deg)".around(node.anchor))
    }
}

/// A view turned in space.
package enum Rotation3DRenderer: DecoratingRenderer {
    /// How far the eye is away for a perspective of 1, where a device would take the longer side of the view.
    private static let distance = 400.0

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        let axis = [Attributes.Name.axisX, .axisY, .axisZ].map { number(attributes.number($0) ?? 0) }
        var transform = "rotate3d(\(axis.joined(separator: ",")),\(number(attributes.number(.angle) ?? 0))deg)"
        let perspective = attributes.number(.perspective) ?? 1
        if perspective > 0 { transform = "perspective(\(px(distance / perspective))) \(transform)" }
        box.transforms.append(transform.around(node.anchor))
    }
}

/// A view made larger or smaller.
package enum ScaleRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.transforms.append(node.attributes.scale.around(node.anchor))
    }
}

/// A view in other coordinates.
package enum TransformRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events |= UInt32(node.element.events.rawValue)
        guard case .transform(let transform)? = node.attributes[.transform] else { return }
        box.transforms.append(transform.css.around(.topLeading))
    }
}

extension MergeState {
    var transformed: MergeState {
        var state = closed
        state.hasTransform = true
        return state
    }
}

extension WebNode {
    /// The point of the view that stays where it is.
    var anchor: UnitPoint { attributes.anchor }
}

extension Attributes {
    var anchor: UnitPoint {
        if case .point(let anchor)? = self[.anchor] { anchor } else { .center }
    }

    var scale: String {
        let (x, y) = (self.number(.scaleX) ?? 1, self.number(.scaleY) ?? 1)
        return x == y ? "scale(\(OrielWeb.number(x)))" : "scale(\(OrielWeb.number(x)),\(OrielWeb.number(y)))"
    }
}

extension _ElementTransform {
    /// CSS writes columns of four; the third, depth, stays as it is.
    var css: String {
        let t = transform
        if t.isAffine {
            return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m31, ty: t.m32).css
        }
        let entries = [
            t.m11, t.m12, 0, t.m13, t.m21, t.m22, 0, t.m23, 0, 0, 1, 0, t.m31, t.m32, 0, t.m33,
        ]
        return "matrix3d(\(entries.map { number(Double($0)) }.joined(separator: ",")))"
    }
}
