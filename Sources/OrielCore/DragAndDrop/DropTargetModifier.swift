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
}

extension DropTargetModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.dropTarget, events: .drop)
        element.attributes.set(.isDisabled, !environment.isEnabled)
        element.attributes.set(.dropRole, reportsMotion ? "moves" : nil)
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        guard case .drop(let drop) = event else { return }
        let session = node.graph.dragSession
        let info = DropInfo(location: drop.location, items: session.items(of: drop, in: environment))
        guard !info.items.isEmpty, types.map({ info.hasItemsConforming(to: $0) }) ?? true,
            delegate.validateDrop(info: info)
        else { return session.pass(drop, from: node) }
        switch drop.phase {
        case .entered:
            delegate.dropEntered(info: info)
            _ = delegate.dropUpdated(info: info)
        case .moved: _ = delegate.dropUpdated(info: info)
        case .left: delegate.dropExited(info: info)
        case .dropped:
            switch delegate.dropUpdated(info: info)?.operation {
            case .cancel, .forbidden: delegate.dropExited(info: info)
            case .copy, .move, nil: _ = delegate.performDrop(info: info)
            }
        case .pasted: session.pass(drop, from: node)
        }
    }
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
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension TransferDestination: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.items.contains { $0.canLoad(T.self) } }

    func dropEntered(info: DropInfo) { isTargeted(true) }

    func dropExited(info: DropInfo) { isTargeted(false) }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        info.items.load(T.self) { _ = action($0, info.location) }
        return true
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
        dropTarget(of: nil, reportsMotion: false, TransferDestination(action: action, isTargeted: isTargeted))
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
