import OrielCore

/// A view that takes part in a gesture.
package enum GestureRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        guard !attributes.bool(.isDisabled) else { return }
        box.markup.events |= UInt32(node.element.events.rawValue)
        // What is not said is what the client takes anyway.
        if let distance = attributes.number(.minimumDistance), distance != 10 {
            box.markup[.dataDistance] = number(distance)
        }
        if let duration = attributes.number(.minimumDuration), duration != 0.5 {
            box.markup[.dataDuration] = number((duration * 1000).rounded())
        }
        if node.element.events.contains(.tap) { box.markup.style[.cursor] = "pointer" }
        // A finger that is held down means the gesture, and not the text under it.
        if !node.element.events.isDisjoint(with: [.drag, .longPress, .magnify]) {
            box.markup.style[.userSelect] = "none"
        }
        // The client leaves the way the content scrolls to the scroller around, unless the app says what comes first.
        if node.element.events.contains(.drag), attributes.string(.role) == "high" {
            box.markup.style[.touchAction] = "none!important"
        }
    }
}

/// A view that is told of the pointer.
package enum HoverRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events |= UInt32(node.element.events.rawValue)
    }
}

/// A view that lets taps go through, or not.
package enum HitTestingRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard case .bool(false)? = node.attributes[.allowsHitTesting] else { return }
        box.markup.style[.pointerEvents] = "none"
        // For layers inside, which would take taps again.
        box.markup.style[.taps] = "none"
    }
}

/// A view whose form counts for taps; boxes take taps in all of their room anyway.
package enum ContentShapeRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup.events |= UInt32(node.element.events.rawValue)
    }
}
