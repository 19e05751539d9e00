extension ElementNode {
    /// Hands an event on; a tap or another touch also to the elements around that take part in it.
    ///
    /// Gestures of high priority have the first say, from the outside in; then the others from the inside out, until one
    /// recognises what happened. Simultaneous gestures hear of it in any case.
    final func deliver(_ event: ElementEvent) {
        guard event.isTouch else { return handle(event) }
        let listeners = touchListeners(event.kind)
        guard listeners.count > 1 else {
            _ = recognizes(event)
            return
        }
        var isTaken = listeners.reversed().contains { $0.touchPriority == .high && $0.recognizes(event) }
        for listener in listeners where listener.isMounted {
            switch listener.touchPriority {
            case .high: break
            case .simultaneous: _ = listener.recognizes(event)
            case .normal: if !isTaken { isTaken = listener.recognizes(event) }
            }
        }
    }

    /// This element and those around it that listen to a kind of event, the innermost first.
    private func touchListeners(_ kind: Element.Events) -> [ElementNode] {
        var result: [ElementNode] = []
        var ancestor: ViewNode? = self
        while let current = ancestor {
            ancestor = current.parent
            guard current.flags.contains(.hasElement) else { continue }
            let node = unsafeDowncast(current, to: ElementNode.self)
            if node.element.events.contains(kind), !node.element.attributes.bool(.isDisabled) { result.append(node) }
            // What is shown above the page lies in no view of the page.
            if node.element.kind.isPresentation { break }
        }
        return result
    }

    private var touchPriority: GesturePriority {
        guard element.kind == .gesture, let name = element.attributes.string(.role) else { return .normal }
        return GesturePriority(rawValue: name) ?? .normal
    }
}

extension ElementEvent {
    fileprivate var isTouch: Bool {
        switch self {
        case .tap, .spatialTap, .drag, .longPress, .magnify: true
        default: false
        }
    }
}

extension Element.Kind {
    fileprivate var isPresentation: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog, .menu, .contextMenu, .menuItems, .toolbarItem: true
        default: false
        }
    }
}
