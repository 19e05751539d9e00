import Foundation
import OrielCore
internal import OrielProtocol

/// A rotated view.
package enum RotationRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let angle = number(node.attributes.number(.angle) ?? 0)
        box.transforms.append("rotate(\(angle)deg)".around(node.anchor))
    }
}

/// A view rotated in three dimensions.
package enum Rotation3DRenderer: DecoratingRenderer {
    /// The viewer's distance at a perspective of 1, in points. Apple's systems use the longer side of the view.
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

/// A scaled view.
package enum ScaleRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.transforms.append(node.attributes.scale.around(node.anchor))
    }
}

/// A view with a transform.
package enum TransformRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.transformed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
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
    /// The fixed point of a rotation or scale.
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
    /// CSS's matrix has columns of four values. The third, for depth, is unchanged.
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
