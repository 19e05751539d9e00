import Foundation
package import OrielCore

/// A view with a transition: its style before insertion and after removal, which the client animates from or to.
package enum TransitionRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup[.dataIn] = node.transition(.insertion)
        box.markup[.dataOut] = node.transition(.removal)
    }
}

/// A view that shares its identity with another of the same name. The client animates an inserted view from the frame of the other.
package enum MatchedGeometryRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard let name = node.attributes.string(.matchID) else { return }
        let parts = node.attributes.string(.matchProperties)
        box.markup[.dataMatch] = (parts.map { "\($0) " } ?? "") + name.replacing(" ", with: "_")
    }
}

/// The source view of a cover's zoom transition. The client finds it by its name.
package enum TransitionSourceRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup[.dataZoom] = node.attributes.string(.matchID)
    }
}

extension WebNode {
    fileprivate func transition(_ side: Attributes.Name) -> String {
        guard case .transition(let transition)? = attributes[side] else { return "" }
        return transition.style.css
    }
}

extension _TransitionEffects {
    /// The effects as declarations. Effects that CSS cannot animate are omitted.
    package var style: Style {
        var style = Style()
        var transforms: [String] = []
        var filters: [String] = []
        var opacity: Double?
        for effect in effects {
            let attributes = effect.attributes
            switch effect.kind {
            case .opacity: opacity = (opacity ?? 1) * (attributes.number(.opacity) ?? 1)
            case .hidden: opacity = 0
            case .offset: transforms.append(Self.offset(attributes))
            case .scale: transforms.append(attributes.scale.around(attributes.anchor))
            case .rotation:
                let angle = number(attributes.number(.angle) ?? 0)
                transforms.append("rotate(\(angle)deg)".around(attributes.anchor))
            case .rotation3D:
                let axis = [Attributes.Name.axisX, .axisY, .axisZ].map { number(attributes.number($0) ?? 0) }
                let turn = "rotate3d(\(axis.joined(separator: ",")),\(number(attributes.number(.angle) ?? 0))deg)"
                transforms.append("perspective(400px) \(turn)".around(attributes.anchor))
            case .transform:
                if case .transform(let transform)? = attributes[.transform] {
                    transforms.append(transform.css.around(.topLeading))
                }
            case .blur: filters.append("blur(\(px(max(attributes.number(.radius) ?? 0, 0))))")
            case .colorEffect: if let filter = attributes.colorFilter { filters.append(filter) }
            default: break
            }
        }
        if !transforms.isEmpty { style.append(.transform, transforms.joined(separator: " ")) }
        if let opacity { style.append(.opacity, number(min(max(opacity, 0), 1))) }
        if !filters.isEmpty { style.append(.filter, filters.joined(separator: " ")) }
        return style
    }

    /// Returns a translation by a distance, or over an edge by the size of the view.
    private static func offset(_ attributes: Attributes) -> String {
        switch attributes.string(.edge) {
        case "top": "translateY(-100%)"
        case "bottom": "translateY(100%)"
        case "leading": "translateX(calc(-100%*var(--forth)))"
        case "trailing": "translateX(calc(100%*var(--forth)))"
        default: "translate(\(px(attributes.number(.x) ?? 0)),\(px(attributes.number(.y) ?? 0)))"
        }
    }
}
