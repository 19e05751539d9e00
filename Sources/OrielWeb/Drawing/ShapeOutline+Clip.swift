import Foundation
package import OrielCore

/// The CSS that clips content to an outline.
package enum ShapeClip {
    /// Clips to the box, with rounded corners. Drawings outside, such as a shadow of the same node, remain.
    case corners(String?, isSmooth: Bool)
    /// Clips along a path, including everything outside the box.
    case path(String)

    package var isPath: Bool { if case .path = self { true } else { false } }

    private static let circle = "circle(closest-side)"

    package init(_ outline: ShapeOutline, isEvenOdd: Bool = false) {
        let plan = ShapePlan(outline)
        guard plan.trim == nil, plan.stroke == nil, plan.box == nil, plan.transforms.isEmpty else {
            self = .path(outline.clipPath(isEvenOdd: isEvenOdd))
            return
        }
        switch plan.figure {
        case .rectangle(let corners):
            if plan.inset == 0 {
                self = .corners(corners.css(inset: 0), isSmooth: plan.isSmooth)
            } else {
                let round = corners.css(inset: plan.inset).map { " round \($0)" } ?? ""
                self = .path("inset(\(px(plan.inset))\(round))")
            }
        case .circle:
            self = .path(plan.inset == 0 ? Self.circle : "circle(calc(50cqmin - \(term(plan.inset))))")
        case .ellipse:
            let radius = plan.inset == 0 ? "50%" : "calc(50% - \(term(plan.inset)))"
            self = .path("ellipse(\(radius) \(radius))")
        case .path, .fixedPath: self = .path(outline.clipPath(isEvenOdd: isEvenOdd))
        }
    }
}

extension ShapeOutline {
    /// The outline as a CSS path: in percentages of the box if possible, otherwise in points.
    fileprivate func clipPath(isEvenOdd: Bool) -> String {
        let side = CGSize(width: 100, height: 100)
        switch self {
        case .path(let drawn) where drawn.isScalable: return drawn.path.cssShape(in: drawn.size, isEvenOdd: isEvenOdd)
        case .path(let drawn): return "path(\(isEvenOdd ? "evenodd," : "")\"\(drawn.path.svg)\")"
        case .sized: return "path(\(isEvenOdd ? "evenodd," : "")\"\(path(in: CGRect(origin: .zero, size: side)).svg)\")"
        default: return path(in: CGRect(origin: .zero, size: side)).cssShape(in: side, isEvenOdd: isEvenOdd)
        }
    }
}
