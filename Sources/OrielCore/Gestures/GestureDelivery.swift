extension ElementNode {
    /// Delivers an event. Touch events also go to the enclosing elements that listen to them.
    ///
    /// Gestures of high priority receive the event first, from the outside in; then the others from the inside out,
    /// until one recognises it. Simultaneous gestures always receive it.
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

    /// Returns this element and the enclosing ones that listen to a kind of event, innermost first.
    private func touchListeners(_ kind: Element.Events) -> [ElementNode] {
        var result: [ElementNode] = []
        var ancestor: ViewNode? = self
        while let current = ancestor {
            ancestor = current.parent
            guard let node = current.elementNode else { continue }
            if node.element.events.contains(kind), !node.element.attributes.bool(.isDisabled) { result.append(node) }
            // A presentation is not part of any view of the page below it.
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
