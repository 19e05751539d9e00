/// Something shown for the moment, a page or a sheet, as the views inside see it.
@MainActor
final class Presentation {
    private let onDismiss: () -> Void

    init(onDismiss: @escaping @MainActor () -> Void) { self.onDismiss = onDismiss }

    func dismiss() { onDismiss() }
}

private enum PresentationValueKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
    /// What the view is shown in; nil for what is there from the start.
    var presentation: Presentation? {
        get { self[PresentationValueKey.self] }
        set { self[PresentationValueKey.self] = newValue }
    }

    /// Leaves the page, sheet or popover the view is shown in.
    ///
    ///     @Environment(\.dismiss) private var dismiss
    ///     Button("Done") { dismiss() }
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is on a page that was gone to, or in a sheet or popover.
    public var isPresented: Bool { presentation != nil }

    /// How the view is presented; `dismiss` and `isPresented` have taken its place.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = presentation
        return Binding(
            get: { PresentationMode(isPresented: presentation != nil) },
            set: { mode in
                if !mode.isPresented, let presentation { withMainActorUnchecked { presentation.dismissAnimated() } }
            }
        )
    }
}

extension Presentation {
    /// Leaves with the animation of the system, unless the change is made with another.
    func dismissAnimated() {
        if Transaction.ambient?.animation != nil { return dismiss() }
        withTransaction(Transaction(animation: .navigation)) { dismiss() }
    }
}

/// Leaves what a view is shown in; see `EnvironmentValues.dismiss`.
@MainActor @preconcurrency
public struct DismissAction {
    let presentation: Presentation?

    nonisolated init(presentation: Presentation?) { self.presentation = presentation }

    public func callAsFunction() { presentation?.dismissAnimated() }
}

/// Whether a view is presented, and how to end it.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Leaves what the view is shown in.
    public mutating func dismiss() { isPresented = false }
}
