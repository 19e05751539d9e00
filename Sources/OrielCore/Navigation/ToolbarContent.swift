/// Items of a toolbar.
///
///     struct EditingTools: ToolbarContent {
///         var body: some ToolbarContent {
///             ToolbarItem(placement: .primaryAction) { Button("Save") { ... } }
///         }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of a toolbar that users can rearrange, where the platform supports it.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never {
        preconditionFailure(
            "\(Self.self) is a primitive toolbar item: it has no body. Put it into toolbar { } instead."
        )
    }
}

/// A result builder that collects the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ToolbarContent { ToolbarItems(view: EmptyView()) }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        ToolbarItems(view: TupleView((repeat ToolbarContentView(content: each content))))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(view: content.map { ToolbarContentView(content: $0) })
    }

    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }

    // MARK: - Items that users can rearrange

    public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        ToolbarItems(view: TupleView((repeat ToolbarContentView(content: each content))))
    }

    public static func buildIf<Content: CustomizableToolbarContent>(
        _ content: Content?
    ) -> some CustomizableToolbarContent {
        ToolbarItems(view: content.map { ToolbarContentView(content: $0) })
    }

    public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent {
        content
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    static func makeToolbarViewType() -> ViewType {
        // ToolbarContentView has the memory layout of its content, so this condition has the layout of a condition of
        // views.
        ViewType.of(_ConditionalContent<ToolbarContentView<TrueContent>, ToolbarContentView<FalseContent>>.self)
    }
}

/// Toolbar content that the graph mounts directly.
@MainActor
protocol PrimitiveToolbarContent {
    /// Returns the type of a view with the same memory layout as this content.
    static func makeToolbarViewType() -> ViewType
}

/// Several items, or an optional one.
struct ToolbarItems<V: View> {
    let view: V
}

extension ToolbarItems: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
    typealias Body = Never

    static func makeToolbarViewType() -> ViewType { ViewType.of(V.self) }
}

/// A view that wraps toolbar content for the graph.
struct ToolbarContentView<Content: ToolbarContent> {
    let content: Content
}

extension ToolbarContentView: ApartView, PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        (Content.self as? any PrimitiveToolbarContent.Type)?.makeToolbarViewType()
            ?? BodyViewType<ToolbarContentSource<Content>>()
    }
}

enum ToolbarContentSource<Content: ToolbarContent>: BodySource {
    // ToolbarContentView has the memory layout of its content.
    static func body(of value: Content, node: ViewNode) -> ToolbarContentView<Content.Body> {
        ToolbarContentView<Content.Body>(content: value.body)
    }
}
