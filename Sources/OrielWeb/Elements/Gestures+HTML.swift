import OrielCore
internal import OrielProtocol

/// A view with a gesture.
package enum GestureRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // Another attribute of the same name, such as that of a scroll view, would be lost.
        node.element.events.contains(.pointer) ? nil : state.closed
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        guard !attributes.bool(.isDisabled) else { return }
        box.markup.events.formUnion(node.element.events.mask)
        // The client assumes the default values, so they are omitted.
        if let distance = attributes.number(.minimumDistance), distance != 10 {
            box.markup[.dataDistance] = number(distance)
        }
        if let duration = attributes.number(.minimumDuration), duration != 0.5 {
            box.markup[.dataDuration] = number((duration * 1000).rounded())
        }
        if node.element.events.contains(.tap) { box.markup.style[.cursor] = "pointer" }
        if let watch = attributes.string(.watch) { box.markup[.dataWatch] = watch }
        // A held touch belongs to the gesture, not to text selection.
        if !node.element.events.isDisjoint(with: [.drag, .longPress, .magnify, .pointer]) {
            box.markup.style[.userSelect] = "none"
        }
        // The client leaves the scroll direction of the content to the enclosing scroll view, unless the app gives the gesture priority.
        if node.element.events.contains(.drag), attributes.string(.role) == "high" {
            box.markup.style[.touchAction] = "none!important"
        }
    }
}

/// A view that receives hover events, or changes its look or that of the pointer.
package enum HoverRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // Another attribute of the same name, such as that of a scroll view, would be lost.
        node.element.events.contains(.point) ? nil : state.closed
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
        if node.element.events.contains(.point) { box.markup[.dataWatch] = "pointer" }
        if let effect = node.attributes.string(.effect) { box.markup[.dataHover] = effect }
        // A style nearer to the content takes precedence.
        if let cursor = node.attributes.string(.style), box.markup.style[.cursor] == nil {
            box.markup.style[.cursor] = cursor
        }
    }
}

/// A view whose visibility is observed.
package enum ScrollVisibilityRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // Two on one node could not be distinguished, nor could a scroll view whose phases are observed.
        nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
        box.markup[.dataWatch] = node.attributes.string(.watch)
    }
}

/// A view that accepts or ignores taps.
package enum HitTestingRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        switch node.attributes[.allowsHitTesting] {
        case .bool(false)?:
            box.markup.style[.pointerEvents] = "none"
            // For layers inside, which would accept taps again.
            box.markup.style[.taps] = "none"
        case .string("inside")?: box.markup.style[.pointerEvents] = "none"
        // A view that accepts no taps keeps that.
        case .string("itself")? where box.markup.style[.pointerEvents] == nil:
            box.markup.style[.pointerEvents] = "var(--taps,auto)"
        default: break
        }
    }
}

/// A view with a hit-testing shape. Boxes accept taps in their whole area; any other shape is a pseudo-element behind the
/// content, which lets taps through.
package enum ContentShapeRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // A gesture inside keeps its own area.
        area(of: node) == nil ? state : nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
        guard let (clip, inset) = area(of: node) else { return }
        box.markup[.dataKind] = "hit"
        box.markup.style[.position] = "relative"
        box.markup.style[.isolation] = "isolate"
        box.markup.style[.hitInset] = px(inset)
        // A path drawn for one size changes with the size, so it is an inline style.
        if node.element.events.contains(.size) {
            box.markup.inline[.hit] = clip
        } else {
            box.markup.style[.hit] = clip
        }
        if node.attributes.bool(.reportsPosition) { box.markup[.dataTrack] = "true" }
    }

    /// Returns the clip path of the area, and its distance from the edges of the box; nil if it is the box.
    private static func area(of node: WebNode) -> (clip: String, inset: Double)? {
        guard case .shape(let outline)? = node.attributes[.shape] else { return nil }
        let plan = ShapePlan(outline.value)
        if plan.trim == nil, plan.stroke == nil, plan.box == nil, plan.transforms.isEmpty {
            switch plan.figure {
            case .rectangle(let corners):
                let radius = plan.inset < 0 ? corners.css(outset: -plan.inset) : corners.css(inset: plan.inset)
                if let radius { return ("inset(0 round \(radius))", plan.inset) }
                return plan.inset == 0 ? nil : ("inset(0)", plan.inset)
            case .circle: return ("circle(closest-side)", plan.inset)
            case .ellipse: return ("ellipse(50% 50%)", plan.inset)
            case .path, .fixedPath: break
            }
        }
        guard case .path(let path) = ShapeClip(outline.value, isEvenOdd: node.attributes.bool(.evenOdd)) else {
            return nil
        }
        return (path, 0)
    }
}
