internal import Foundation
internal import OrielCore
internal import OrielProtocol

extension ElementEvent {
    /// Creates an element's event from a browser event.
    ///
    /// - Parameter kind: The kind of the element. The same browser event means something else to a button than to a gesture.
    init(_ payload: ClientEvent.Payload, for kind: Element.Kind) {
        switch payload {
        case .tap(let count, let x, let y):
            let wantsDetails = kind == .tap || kind == .gesture
            self = wantsDetails ? .spatialTap(count: Int(count), x: Double(x), y: Double(y)) : .tap
        case .change(let value): self = kind == .toggle ? .change(value == "true") : .choose(value)
        case .input(let text): self = .input(text)
        case .submit: self = .submit
        case .focus(let isGained): self = .focus(isGained)
        case .key(let name, let modifiers): self = .key(name, EventModifiers(modifiers))
        case .drag(let phase, let drag):
            self = .drag(
                DragEvent(
                    DragEvent.Phase(phase),
                    start: CGPoint(x: CGFloat(drag.startX), y: CGFloat(drag.startY)),
                    location: CGPoint(x: CGFloat(drag.x), y: CGFloat(drag.y)),
                    velocity: CGSize(width: CGFloat(drag.velocityX), height: CGFloat(drag.velocityY))
                )
            )
        case .longPress(let phase):
            if kind == .gesture {
                self = .longPress(phase == .pressing ? .pressing : phase == .completed ? .completed : .cancelled)
            } else {
                self = .press(phase == .pressing)
            }
        case .scroll(let scroll):
            self = .scroll(
                offset: CGPoint(x: CGFloat(scroll.x), y: CGFloat(scroll.y)),
                size: CGSize(width: CGFloat(scroll.width), height: CGFloat(scroll.height)),
                contentSize: CGSize(width: CGFloat(scroll.contentWidth), height: CGFloat(scroll.contentHeight))
            )
        case .visibleRange(let start, let end): self = .visibleRange(start: Double(start), end: Double(end))
        case .size(let width, let height, let x, let y):
            self = .size(CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)))
        case .refresh: self = .refresh
        case .dismiss: self = .dismiss
        case .hover(let isInside): self = .hover(isInside)
        case .load(let succeeded, let width, let height):
            self = .load(succeeded ? .loaded(PixelSize(width: width, height: height)) : .failed)
        case .delete: self = .delete
        case .select(let index): self = .select(Int(index))
        case .magnify(let phase, let magnify):
            self = .magnify(
                MagnifyEvent(
                    DragEvent.Phase(phase),
                    scale: Double(magnify.scale),
                    radians: Double(magnify.radians),
                    start: CGPoint(x: CGFloat(magnify.startX), y: CGFloat(magnify.startY)),
                    startAnchor: UnitPoint(x: CGFloat(magnify.anchorX), y: CGFloat(magnify.anchorY))
                )
            )
        case .measure(let lengths): self = .measure(lengths.map { Double($0) })
        case .phase(let phase): self = .phase(Int(phase))
        case .point(let point):
            self = .point(
                point.isInside
                    ? PointerPlace(
                        x: Double(point.x),
                        y: Double(point.y),
                        pageX: Double(point.pageX),
                        pageY: Double(point.pageY)
                    ) : nil
            )
        case .pointer(let pointer):
            self = .pointer(
                PointerEvent(
                    PointerEvent.Phase(pointer.phase),
                    kind: PointerEvent.Kind(pointer.kind),
                    modifiers: EventModifiers(pointer.modifiers),
                    number: pointer.number,
                    location: CGPoint(x: CGFloat(pointer.x), y: CGFloat(pointer.y))
                )
            )
        case .lift(let isLifted): self = .lift(isLifted)
        case .selection(let start, let end):
            self = .selection(Int(min(start, end))..<Int(max(start, end)), isBackward: end < start)
        case .drop(let drop):
            self = .drop(
                DropEvent(
                    DropEvent.Phase(drop.phase),
                    at: CGPoint(x: CGFloat(drop.x), y: CGFloat(drop.y)),
                    isAfter: drop.isAfter,
                    content: drop.content
                )
            )
        }
    }
}

extension DragEvent.Phase {
    fileprivate init(_ phase: ClientEvent.DragPhase) {
        switch phase {
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}

extension PointerEvent.Phase {
    fileprivate init(_ phase: ClientEvent.PointerPhase) {
        switch phase {
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .keys: self = .keys
        }
    }
}

extension PointerEvent.Kind {
    fileprivate init(_ kind: ClientEvent.PointerKind) {
        switch kind {
        case .touch: self = .touch
        case .mouse: self = .mouse
        case .pencil: self = .pencil
        }
    }
}

extension DropEvent.Phase {
    fileprivate init(_ phase: ClientEvent.DropPhase) {
        switch phase {
        case .entered: self = .entered
        case .moved: self = .moved
        case .left: self = .left
        case .dropped: self = .dropped
        case .pasted: self = .pasted
        }
    }
}

extension EventModifiers {
    fileprivate init(_ modifiers: ClientEvent.KeyModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.capsLock) }
    }
}
