import OrielCore
internal import OrielProtocol

/// A view drawn at an offset from its layout position.
package enum OffsetRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        state.phase = .closed
        state.hasTransform = true
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let (x, y) = (node.attributes.number(.x) ?? 0, node.attributes.number(.y) ?? 0)
        box.transforms.append("translate(\(px(x)),\(px(y)))")
    }
}

/// A view with an opacity.
package enum OpacityRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        guard !state.hasOpacity else { return nil }
        var state = state
        state.phase = .closed
        state.hasOpacity = true
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let opacity = min(max(node.attributes.number(.opacity) ?? 1, 0), 1)
        if opacity != 1 { box.markup.inline[.opacity] = number(opacity) }
        // Invisible content cannot be tapped, and screen readers skip it.
        if opacity == 0 { box.markup[.inert] = "true" }
    }
}

/// A view that keeps its space but shows nothing.
package enum HiddenRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        state.phase = .closed
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.style[.visibility] = "hidden"
        box.markup[.inert] = "true"
        if node.attributes.string(.role) == "otherState" {
            box.markup[.dataOther] = "true"
            // Also while the client shows it: screen readers continue to read the control itself.
            box.markup[.ariaHidden] = "true"
        }
    }
}

/// A view clipped to its frame, possibly with rounded corners.
package enum ClipRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        guard state.phase < .clipped, !state.isTrimmed else { return nil }
        var state = state
        state.phase = .clipped
        let clip = clip(of: node)
        state.hasClipPath = clip.isPath
        state.radius = state.side == nil ? nil : radius(of: node)
        return state
    }

    package static func mergeState(of node: WebNode) -> MergeState {
        var state = MergeState.closed
        state.hasClipPath = clip(of: node).isPath
        return state
    }

    /// The radius of the corners, if they are equal; infinite for a circle in a square.
    private static func radius(of node: WebNode) -> Float? {
        guard case .shape(let outline)? = node.attributes[.shape] else {
            return node.attributes.number(.cornerRadius).map { Float(max($0, 0)) }
        }
        let plan = ShapePlan(outline.value)
        guard plan.isWholeBox else { return nil }
        switch plan.figure {
        case .circle, .rectangle(.capsule): return .infinity
        case .rectangle(.equal(let width, let height)): return width == height ? Float(max(width, 0)) : nil
        default: return nil
        }
    }

    private static func clip(of node: WebNode) -> ShapeClip {
        if case .shape(let outline)? = node.attributes[.shape] {
            return ShapeClip(outline.value, isEvenOdd: node.attributes.bool(.evenOdd))
        }
        return .corners(node.attributes.number(.cornerRadius).map { px(max($0, 0)) }, isSmooth: false)
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
        switch clip(of: node) {
        case .corners(let radius, let isSmooth):
            box.markup.style[.overflow] = "clip"
            if radius != nil { box.markup.style.round(radius, isSmooth: isSmooth) }
            if node.attributes.bool(.reportsPosition) { box.markup[.dataTrack] = "true" }
        // A path drawn for one size changes with the size, so it is an inline style.
        case .path(let path) where node.element.events.contains(.size): box.markup.inline[.clipPath] = path
        case .path(let path): box.markup.style[.clipPath] = path
        }
    }
}

/// A modifier that affects only the layout of a view among others.
package enum LayoutPriorityRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }
}

/// The stacking order of overlapping views.
package enum ZIndexRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.style[.zIndex] = number((node.attributes.number(.priority) ?? 0).rounded())
    }
}

/// A view with a tap gesture.
package enum TapRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        state.phase = .closed
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup.events.formUnion(node.element.events.mask)
        box.markup.style[.cursor] = "pointer"
    }
}

/// A placeholder for a view that cannot be shown.
package enum ErrorRenderer: ElementRenderer {
    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.text = node.element.text ?? ""
        markup[.role] = "alert"
        markup[.dataKind] = "error"
        return Box(markup)
    }
}

/// A modifier that does not change the appearance of its content.
package enum UndecoratedRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }
}
