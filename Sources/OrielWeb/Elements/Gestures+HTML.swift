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
        guard case .bool(false)? = node.attributes[.allowsHitTesting] else { return }
        box.markup.style[.pointerEvents] = "none"
        // For layers inside, which would accept taps again.
        box.markup.style[.taps] = "none"
    }
}

/// A view with a hit-testing shape. Boxes accept taps in their whole area anyway.
package enum ContentShapeRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events.formUnion(node.element.events.mask)
    }
}
