/// A temporary page, sheet or dialog, as seen by the views inside.
@MainActor
final class Presentation {
    private let onDismiss: () -> Void
    /// Receives the title of the page that the presentation shows, which names it.
    var titleHandler: (@MainActor (Text?) -> Void)?

    init(onDismiss: @escaping @MainActor () -> Void) { self.onDismiss = onDismiss }

    func dismiss() { onDismiss() }
}

private enum PresentationValueKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
    /// The presentation that contains the view; nil outside of any presentation.
    var presentation: Presentation? {
        get { self[PresentationValueKey.self] }
        set { self[PresentationValueKey.self] = newValue }
    }

    /// Dismisses the page, sheet or popover that contains the view.
    ///
    ///     @Environment(\.dismiss) private var dismiss
    ///     Button("Done") { dismiss() }
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }

    /// Whether the view is on a pushed page, or in a sheet or popover.
    public var isPresented: Bool { presentation != nil }

    /// The presentation mode of the view. Superseded by `dismiss` and `isPresented`.
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
    /// Dismisses with the platform's animation, unless the ambient transaction has another one.
    func dismissAnimated() {
        if Transaction.ambient?.animation != nil { return dismiss() }
        withTransaction(Transaction(animation: .navigation)) { dismiss() }
    }
}

/// An action that dismisses the presentation of a view; see `EnvironmentValues.dismiss`.
@MainActor @preconcurrency
public struct DismissAction {
    let presentation: Presentation?

    nonisolated init(presentation: Presentation?) { self.presentation = presentation }

    public func callAsFunction() { presentation?.dismissAnimated() }
}

/// The state of a view's presentation, with a function to dismiss it.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the presentation that contains the view.
    public mutating func dismiss() { isPresented = false }
}
