import Foundation
import OrielCore
internal import OrielProtocol

/// A view drawn with an effect, which can change while the view enters or leaves a scroll view.
///
/// Style rules run the changes as animations over the way through the scroll view. They need a node of their own, because they
/// replace its transform, opacity and filter.
package enum VisualEffectRenderer: DecoratingRenderer {
    package static func content(of node: WebNode) -> WebNode? { nil }

    package static func mergeState(of node: WebNode) -> MergeState {
        var state = MergeState.closed
        state.isSealed = true
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
        box.markup[.dataWatch] = node.attributes.string(.watch)
        if let shown = node.effects(.identity) { box.markup.inline.merge(shown.style) }
        let enter = node.effects(.insertion)
        let leave = node.effects(.removal)
        guard enter != nil || leave != nil else { return }
        box.markup[.dataEffect] = "scroll"
        box.markup.style[.timeline] = "view(\(axis(of: node)))"
        Side.enter.append(enter, from: node.attributes[.insertionPlace], to: &box.markup.style)
        Side.leave.append(leave, from: node.attributes[.removalPlace], to: &box.markup.style)
    }

    private static func axis(of node: WebNode) -> String {
        if let axis = node.attributes.string(.axis) { return axis == "horizontal" ? "x" : "y" }
        var ancestor = node.parent
        while let current = ancestor {
            if current.kind == .scrollView { return ScrollViewRenderer.Axes(current).isRow ? "x" : "y" }
            if current.kind == .list { return "y" }
            ancestor = current.parent
        }
        return "y"
    }

    /// The edge over which a view comes in while the content moves up, or the one over which it goes.
    private enum Side {
        case enter, leave

        func append(_ effects: _TransitionEffects?, from place: Attributes.Value?, to style: inout Style) {
            guard let effects else {
                // Where the view cannot be seen.
                style[rangeVariable] = self == .enter ? "entry 0% entry 0%" : "exit 100% exit 100%"
                return
            }
            let properties: [(CSSProperty, CSSProperty)] =
                self == .enter
                ? [(.transform, .enterTransform), (.opacity, .enterOpacity), (.filter, .enterFilter)]
                : [(.transform, .leaveTransform), (.opacity, .leaveOpacity), (.filter, .leaveFilter)]
            let shown = effects.style
            for (property, variable) in properties {
                if let value = shown[property] { style[variable] = value }
            }
            let pace = effects.animation.map { Timing($0).easing } ?? "linear"
            style[self == .enter ? .enterPace : .leavePace] = pace
            style[rangeVariable] = range(place)
        }

        private var rangeVariable: CSSProperty { self == .enter ? .enterRange : .leaveRange }

        /// The part of the way in which the appearance changes. In CSS, the way of a view into the scroller is `entry`, and the whole
        /// way `cover`.
        private func range(_ place: Attributes.Value?) -> String {
            guard case .point(let point)? = place else { return self == .enter ? "entry" : "exit" }
            let distance = Double(point.y)
            // Between the middle and the edge, CSS has no place that is common to views of all sizes.
            let isMiddle = point.x > 1.5
            let fraction = min(Double(point.x), 1)
            switch self {
            case .enter:
                let end = isMiddle ? "cover 50%" : "entry \(number(fraction * 100))%"
                return "entry 0% \(shifted(end, by: distance))"
            case .leave:
                let start = isMiddle ? "cover 50%" : "exit \(number((1 - fraction) * 100))%"
                return "\(shifted(start, by: -distance)) exit 100%"
            }
        }

        private func shifted(_ place: String, by distance: Double) -> String {
            guard distance != 0, let gap = place.firstIndex(of: " ") else { return place }
            return "\(place[..<gap]) calc(\(place[place.index(after: gap)...]) + \(px(distance)))"
        }
    }
}

extension WebNode {
    fileprivate func effects(_ name: Attributes.Name) -> _TransitionEffects? {
        if case .transition(let effects)? = attributes[name] { effects } else { nil }
    }
}
