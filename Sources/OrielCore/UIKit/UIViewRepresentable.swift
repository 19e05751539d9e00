public import Foundation
public import OrielUIKit

/// A view that shows a view of UIKit.
///
///     struct NameField: UIViewRepresentable {
///         @Binding var name: String
///
///         func makeUIView(context: Context) -> UITextField {
///             let field = UITextField()
///             field.delegate = context.coordinator
///             return field
///         }
///
///         func updateUIView(_ field: UITextField, context: Context) { field.text = name }
///
///         func makeCoordinator() -> Coordinator { Coordinator(name: $name) }
///
///         final class Coordinator: NSObject, UITextFieldDelegate {
///             let name: Binding<String>
///
///             init(name: Binding<String>) { self.name = name }
///
///             func textFieldDidEndEditing(_ field: UITextField) { name.wrappedValue = field.text ?? "" }
///         }
///     }
///
/// Unlike Apple's, its `body` is that of any view, not `Never`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view, once for the lifetime of the representable's identity.
    func makeUIView(context: Self.Context) -> Self.UIViewType
    /// Updates the view: after it has been created, and when data that this method reads have changed.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    /// Called when the view is removed.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    /// Creates the object that receives the events of the view, before the view.
    func makeCoordinator() -> Self.Coordinator
    /// Returns the size of the view in a proposed size; nil for the size of its content and the space that it fills.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: Self.UIViewType,
        context: Self.Context
    ) -> CGSize? { nil }

    public var body: some View { RepresentedView<ViewSourceOfUIKit<Self>>(self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable learns about its place in the app.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    /// The transaction of the change that updates the view.
    public let transaction: Transaction
    public let environment: EnvironmentValues

    /// Changes views of UIKit with the animation of the change that updates the view, or at once if it has none.
    @MainActor
    public func animate(changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        transaction.animate(changes: changes, completion: completion)
    }
}

extension Transaction {
    @MainActor
    fileprivate func animate(changes: @escaping () -> Void, completion: (() -> Void)?) {
        guard animation != nil, !disablesAnimations else {
            changes()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.35, animations: changes) { _ in completion?() }
    }
}

/// The calls of a `UIViewRepresentable`.
enum ViewSourceOfUIKit<Representable: UIViewRepresentable>: RepresentedSource {
    static func makeCoordinator(of representable: Representable) -> Representable.Coordinator {
        representable.makeCoordinator()
    }

    static func make(
        _ representable: Representable,
        in context: RepresentedContext<Representable.Coordinator>
    ) -> Representable.UIViewType { representable.makeUIView(context: publicContext(context)) }

    static func update(
        _ object: Representable.UIViewType,
        from representable: Representable,
        in context: RepresentedContext<Representable.Coordinator>
    ) { representable.updateUIView(object, context: publicContext(context)) }

    static func dismantle(_ object: Representable.UIViewType, coordinator: Representable.Coordinator) {
        Representable.dismantleUIView(object, coordinator: coordinator)
    }

    static func size(
        of object: Representable.UIViewType,
        from representable: Representable,
        in proposal: ProposedViewSize,
        _ context: RepresentedContext<Representable.Coordinator>
    ) -> CGSize? { representable.sizeThatFits(proposal, uiView: object, context: publicContext(context)) }

    static func view(of object: Representable.UIViewType) -> UIView { object }

    private static func publicContext(
        _ context: RepresentedContext<Representable.Coordinator>
    ) -> UIViewRepresentableContext<Representable> {
        UIViewRepresentableContext(
            coordinator: context.coordinator,
            transaction: context.transaction,
            environment: context.environment
        )
    }
}
