public import Foundation
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A modifier that lets the user drop items on its content.
struct DropTargetModifier {
    /// The types of the items; nil if the delegate decides alone.
    let types: [UTType]?
    let delegate: any DropDelegate
    /// Whether each motion over the view matters.
    let reportsMotion: Bool
    var isEnabled = true
}

extension DropTargetModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.dropTarget, events: .drop)
        element.attributes.set(.isDisabled, !environment.isEnabled || !isEnabled)
        element.attributes.set(.dropRole, reportsMotion || environment.followsDrops ? "moves" : nil)
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        guard case .drop(let drop) = event else { return }
        let coordinator = node.graph.dragCoordinator
        let info = DropInfo(location: drop.location, items: coordinator.items(of: drop, in: environment))
        guard drop.phase != .pasted, !info.items.isEmpty,
            types.map({ info.hasItemsConforming(to: $0) }) ?? true, delegate.validateDrop(info: info)
        else { return coordinator.pass(drop, from: node) }
        let report = DropReport(
            observers: environment.dropObservers,
            coordinator: coordinator,
            drop: drop,
            count: info.items.count
        )
        switch drop.phase {
        case .entered:
            delegate.dropEntered(info: info)
            _ = delegate.dropUpdated(info: info)
            report.send(.entering)
        case .moved:
            _ = delegate.dropUpdated(info: info)
            report.send(.active)
        case .left:
            delegate.dropExited(info: info)
            report.send(.exiting)
        case .dropped:
            let session = coordinator.session(of: drop, phase: .active, count: info.items.count)
            let operation =
                environment.dropConfiguration?(session).operation ?? delegate.dropUpdated(info: info)?.operation
                ?? session.defaultOperation
            // The source of a drag from outside is not asked.
            let allowed = session.localSession == nil ? .all : session.suggestedOperations
            guard allowed.allows(operation) else {
                delegate.dropExited(info: info)
                report.send(.exiting)
                return
            }
            var landed = info
            landed.session = report.send(.ended(operation))
            perform(landed, coordinator.beginTransfer(of: drop, by: operation)) {
                report.send(.dataTransferCompleted)
            }
        case .pasted: break
        }
    }

    /// Lets the delegate handle the items.
    @MainActor private func perform(
        _ info: DropInfo,
        _ endTransfer: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        if let delegate = delegate as? any LoadingDropDelegate {
            delegate.load(info) {
                completion()
                endTransfer()
            }
        } else {
            _ = delegate.performDrop(info: info)
            completion()
            endTransfer()
        }
    }
}

/// Tells observers of a drag over a view.
private struct DropReport {
    let observers: [(DropSession) -> Void]
    let coordinator: DragCoordinator
    let drop: DropEvent
    let count: Int

    @MainActor @discardableResult
    func send(_ phase: DropSession.Phase) -> DropSession {
        let session = coordinator.session(of: drop, phase: phase, count: count)
        for observer in observers { observer(session) }
        return session
    }
}

/// A delegate that tells when the items have been loaded.
@MainActor
private protocol LoadingDropDelegate: DropDelegate {
    func load(_ info: DropInfo, completion: @escaping @MainActor () -> Void)
}

/// The delegate of `onDrop` with an action.
private struct DropAction {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool
}

extension DropAction: DropDelegate {
    func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

    func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info.itemProviders(for: types), info.location)
    }
}

/// The delegate of `dropDestination`.
private struct TransferDestination<T: Transferable> {
    let action: ([T], DropInfo) -> Void
    var isTargeted: (Bool) -> Void = { _ in }
}

extension TransferDestination: LoadingDropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.items.contains { $0.canLoad(T.self) } }

    func dropEntered(info: DropInfo) { isTargeted(true) }

    func dropExited(info: DropInfo) { isTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        load(info) {}
        return true
    }

    func load(_ info: DropInfo, completion: @escaping @MainActor () -> Void) {
        isTargeted(false)
        info.items.load(T.self, completion: completion) { action($0, info) }
    }
}

extension View {
    /// Lets the user drop items of a type on the view: those of draggable views in the window, and texts, addresses and files from outside.
    ///
    ///     list.dropDestination(for: Note.self) { notes, _ in
    ///         archive += notes
    ///         return true
    ///     }
    ///
    /// Files are uploaded before the action is called; as `URL`, the action gets their copies on the server.
    ///
    /// - Parameters:
    ///   - action: Handles the items and the place of the drop. Unlike Apple's, it is called later if the items have to be uploaded or
    ///     converted.
    ///   - isTargeted: Called with true when such items enter the view, and with false when they leave it or are dropped.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let destination = TransferDestination<T>(
            action: { items, info in _ = action(items, info.location) },
            isTargeted: isTargeted
        )
        return dropTarget(of: nil, reportsMotion: false, destination)
    }

    /// Lets the user drop items of a type on the view.
    ///
    ///     trash.dropDestination(for: Note.self, isEnabled: !isLocked) { notes, session in
    ///         notesInTrash += notes
    ///     }
    ///
    /// - Parameter action: Handles the items, which may be loaded some time after the drop.
    // An action that returns a Boolean gets the place of the drop.
    @_disfavoredOverload
    public nonisolated func dropDestination<T: Transferable>(
        for type: T.Type = T.self,
        isEnabled: Bool = true,
        action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        let destination = TransferDestination<T>(action: { items, info in
            if let session = info.session { action(items, session) }
        })
        return modifier(
            DropTargetModifier(types: nil, delegate: destination, reportsMotion: false, isEnabled: isEnabled)
        )
    }

    /// Lets the user drop items on the view.
    ///
    /// - Parameters:
    ///   - isTargeted: A binding that is true while such items are over the view.
    ///   - action: Loads the items; returns whether it could.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets the user drop items on the view, and tells the action the place.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        dropTarget(
            of: supportedContentTypes,
            reportsMotion: false,
            DropAction(types: supportedContentTypes, isTargeted: isTargeted, action: action)
        )
    }

    /// Lets the user drop items on the view, which a delegate handles.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        dropTarget(of: supportedContentTypes, reportsMotion: true, delegate)
    }

    // MARK: - Types by identifiers

    @available(*, deprecated, message: "Use UTType.")
    public nonisolated func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(anyIdentifier: $0) }, isTargeted: isTargeted, perform: action)
    }

    @available(*, deprecated, message: "Use UTType.")
    public nonisolated func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(anyIdentifier: $0) }, isTargeted: isTargeted, perform: action)
    }

    @available(*, deprecated, message: "Use UTType.")
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(anyIdentifier: $0) }, delegate: delegate)
    }

    private nonisolated func dropTarget(
        of types: [UTType]?,
        reportsMotion: Bool,
        _ delegate: any DropDelegate
    ) -> some View {
        modifier(DropTargetModifier(types: types, delegate: delegate, reportsMotion: reportsMotion))
    }
}
