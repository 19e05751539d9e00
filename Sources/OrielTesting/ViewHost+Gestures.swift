public import Foundation
public import OrielCore

// Controls are found by the same names as for `tap`.
extension ViewHost {
    /// Double-taps the first view that has the given name and recognises double taps.
    ///
    ///     try await host.doubleTap("Photo")    // Text("Photo").onTapGesture(count: 2) { ... }
    ///
    /// - Parameter name: The name of the view.
    /// - Throws: `ViewHostError` if no such view exists, or it is disabled; the message lists the elements on screen.
    public func doubleTap(_ name: String) async throws {
        let control = try find(name, "a view with a double tap") { control in
            control.element.events.contains(.tap) && control.element.attributes.number(.tapCount) == 2
        }
        try await send(.spatialTap(count: 1, x: 0, y: 0), to: control, name: name)
        try await send(.spatialTap(count: 2, x: 0, y: 0), to: control, name: name)
    }

    /// Taps the first view that has the given name and a gesture with modifier keys, while keys are held.
    ///
    ///     try await host.tap("Photo", modifiers: .shift)    // Text("Photo").gesture(TapGesture().modifiers(.shift))
    ///
    /// - Parameters:
    ///   - name: The name of the view.
    ///   - modifiers: The keys that are held.
    /// - Throws: `ViewHostError` if no such view exists, or it is disabled; the message lists the elements on screen.
    public func tap(_ name: String, modifiers: EventModifiers) async throws {
        let control = try find(name, "a view with a tap gesture and modifier keys") {
            $0.element.events.isSuperset(of: [.tap, .pointer])
        }
        try await send(.pointer(PointerEvent(.keys, modifiers: modifiers)), to: control, name: name)
        try await send(.spatialTap(count: 1, x: 0, y: 0), to: control, name: name)
        // The keys are released, if the tap has not removed the view.
        await send(.pointer(PointerEvent(.keys)), to: control.id)
    }

    /// Drags the first view that has the given name and recognises drags, and ends the drag.
    ///
    ///     try await host.drag("Card", by: CGSize(width: -120, height: 0))
    ///
    /// - Parameters:
    ///   - name: The name of the view.
    ///   - translation: The distance from the start to the end of the drag in points. The drag starts at the view's
    ///     origin.
    ///   - steps: The number of moves, at least 1; the view settles after each. The default is 4.
    ///   - modifiers: The keys that are held, for gestures with `modifiers(_:)`. The default is none.
    /// - Throws: `ViewHostError` if no such view exists, or it is disabled; the message lists the elements on screen.
    public func drag(
        _ name: String,
        by translation: CGSize,
        steps: Int = 4,
        modifiers: EventModifiers = []
    ) async throws {
        let control = try find(name, "a view with a drag gesture") { $0.element.events.contains(.drag) }
        let readsKeys = control.element.events.contains(.pointer)
        if readsKeys {
            try await send(.pointer(PointerEvent(.keys, modifiers: modifiers)), to: control, name: name)
        }
        let end = CGPoint(x: translation.width, y: translation.height)
        for step in 0...max(steps, 1) {
            let part = CGFloat(step) / CGFloat(max(steps, 1))
            let location = CGPoint(x: end.x * part, y: end.y * part)
            try await send(.drag(DragEvent(.changed, start: .zero, location: location)), to: control, name: name)
        }
        try await send(.drag(DragEvent(.ended, start: .zero, location: end)), to: control, name: name)
        if readsKeys { await send(.pointer(PointerEvent(.keys)), to: control.id) }
    }

    /// Drags a view with `draggable` or `onDrag`, or a row with `onMove`, and drops it on another view.
    ///
    ///     try await host.drag("Milk", onto: "Basket")
    ///
    /// - Parameters:
    ///   - name: The name of the dragged view.
    ///   - target: The name of the view to drop it on: one with `dropDestination` or `onDrop`, or a row between which items can be dropped.
    ///   - isAfter: Whether to drop it on the second half of the target. The default is false.
    /// - Throws: `ViewHostError` if one of the views does not exist, or is disabled; the message lists the elements on screen.
    public func drag(_ name: String, onto target: String, isAfter: Bool = false) async throws {
        // The innermost view is dragged, not the row around it.
        let inner = try? find(name, "a draggable view") { $0.element.kind == .draggable }
        let source = try inner ?? find(name, "a draggable view") { $0.element.events.contains(.lift) }
        try await send(.lift(true), to: source, name: name)
        for phase in [DropEvent.Phase.entered, .moved, .dropped] {
            try await drop(DropEvent(phase, isAfter: isAfter), onto: target)
        }
        graph.send(.lift(false), to: source.id)
        await settle()
    }

    /// Sends one event of a drag over the innermost target with a name.
    package func drop(_ event: DropEvent, onto target: String) async throws {
        try await send(.drop(event), target, "a view to drop something on") { $0.element.events.contains(.drop) }
    }

    /// Performs a complete long press on the first view that has the given name and recognises long presses.
    ///
    ///     try await host.longPress("Message")    // Text("Message").onLongPressGesture { ... }
    ///
    /// - Parameter name: The name of the view.
    /// - Throws: `ViewHostError` if no such view exists, or it is disabled; the message lists the elements on screen.
    public func longPress(_ name: String) async throws {
        let control = try find(name, "a view with a long press") { $0.element.events.contains(.longPress) }
        try await send(.longPress(.pressing), to: control, name: name)
        try await send(.longPress(.completed), to: control, name: name)
    }

    /// Reports a size to the first view that has the given name and observes its size, as the browser does after
    /// layout.
    ///
    ///     try await host.resize("Chart", to: CGSize(width: 300, height: 200))
    ///
    /// - Parameters:
    ///   - name: The name of the view.
    ///   - size: The new size in points.
    /// - Throws: `ViewHostError` if no such view exists, or it is disabled; the message lists the elements on screen.
    public func resize(_ name: String, to size: CGSize) async throws {
        let control = try find(name, "a view that observes its size") { $0.element.events.contains(.size) }
        let event = ElementEvent.size(CGRect(origin: .zero, size: size))
        try await send(event, to: control, name: name)
    }

    /// Sends an event to an element, as a browser does.
    ///
    /// - Returns: Whether the element is on screen, enabled and listens to the event.
    @discardableResult
    package func send(_ event: ElementEvent, to id: Element.ID) async -> Bool {
        let isTaken = graph.send(event, to: id) == nil
        await settle()
        return isTaken
    }
}
