public import OrielCore
public import OrielUIKit

/// Collects what a preview shows: views, a view controller, or a view of UIKit.
@resultBuilder
public struct PreviewBodyBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @MainActor public static func buildExpression(_ controller: UIViewController) -> some View {
        PreviewedController { controller }
    }

    @MainActor public static func buildExpression(_ view: UIView) -> some View { PreviewedView { view } }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    public static func buildFinalResult<Content: View>(_ content: Content) -> Any { content }
}

extension Preview {
    /// Creates a preview of a view controller; `#Preview` does so.
    @_disfavoredOverload
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, effects: traits.map(\.effect)) { PreviewedController(make: body) }
    }

    /// Creates a preview of a view of UIKit; `#Preview` does so.
    @_disfavoredOverload
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, effects: traits.map(\.effect)) { PreviewedView(make: body) }
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }

    func updateUIView(_ view: UIView, context: Context) {}
}
