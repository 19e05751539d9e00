public import Foundation
public import OrielUIKit

/// A view that shows a view controller of UIKit.
///
/// Unlike Apple's, its `body` is that of any view, not `Never`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Creates the controller, once for the lifetime of the representable's identity.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Updates the controller: after it has been created, and when data that this method reads have changed.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// Called when the controller is removed.
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    /// Creates the object that receives the events of the controller, before the controller.
    func makeCoordinator() -> Self.Coordinator
    /// Returns the size of the view in a proposed size; nil for the size of its content and the space that it fills.
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context)
        -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: Self.UIViewControllerType,
        coordinator: Self.Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: Self.UIViewControllerType,
        context: Self.Context
    ) -> CGSize? { nil }

    public var body: some View { RepresentedView<ControllerSourceOfUIKit<Self>>(self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable learns about its place in the app.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that updates the view.
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// The calls of a `UIViewControllerRepresentable`.
enum ControllerSourceOfUIKit<Representable: UIViewControllerRepresentable>: RepresentedSource {
    static func makeCoordinator(of representable: Representable) -> Representable.Coordinator {
        representable.makeCoordinator()
    }

    static func make(
        _ representable: Representable,
        in context: RepresentedContext<Representable.Coordinator>
    ) -> Representable.UIViewControllerType {
        let controller = representable.makeUIViewController(context: publicContext(context))
        // As a controller that UIKit presents, it can close the sheet that it is in.
        if context.environment.isPresented {
            let dismiss = context.environment.dismiss
            controller.outerDismissal = { dismiss() }
        }
        return controller
    }

    static func update(
        _ object: Representable.UIViewControllerType,
        from representable: Representable,
        in context: RepresentedContext<Representable.Coordinator>
    ) { representable.updateUIViewController(object, context: publicContext(context)) }

    static func dismantle(_ object: Representable.UIViewControllerType, coordinator: Representable.Coordinator) {
        object.outerDismissal = nil
        Representable.dismantleUIViewController(object, coordinator: coordinator)
    }

    static func size(
        of object: Representable.UIViewControllerType,
        from representable: Representable,
        in proposal: ProposedViewSize,
        _ context: RepresentedContext<Representable.Coordinator>
    ) -> CGSize? { representable.sizeThatFits(proposal, uiViewController: object, context: publicContext(context)) }

    static func view(of object: Representable.UIViewControllerType) -> UIView { object.view }

    private static func publicContext(
        _ context: RepresentedContext<Representable.Coordinator>
    ) -> UIViewControllerRepresentableContext<Representable> {
        UIViewControllerRepresentableContext(
            coordinator: context.coordinator,
            transaction: context.transaction,
            environment: context.environment
        )
    }
}
