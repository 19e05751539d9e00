/// A modifier that returns a changed version of a view.
///
///     struct Card: ViewModifier {
///         @State private var isOpen = false
///         func body(content: Content) -> some View {
///             VStack { content; Button("More") { isOpen.toggle() } }
///         }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The placeholder for the modified view in `body(content:)`.
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        preconditionFailure(
            "\(Self.self) is a primitive modifier: it has no body. Apply it with .modifier(_:) instead."
        )
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this one first and then `modifier`.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
    public typealias Body = Never

    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        // The modifier has no size, so the modified content has the memory layout of its content.
        ViewType.of(Content.self)
    }
}

/// A view or modifier with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    package static func makeViewType() -> ViewType {
        let primitive = Modifier.self as? any PrimitiveModifier.Type
        // A modifier with a body is not applied to each view: its body runs once, and gets all views as its content.
        if let primitive, primitive.isAppliedToEachView {
            let content = ViewType.of(Content.self)
            if content.isRowGroup { return DistributingViewType<Content, Modifier>() }
            if content.mayBeRowGroup {
                return UndecidedViewType<Content, Modifier>(primitive.makeViewType(content: Content.self))
            }
        }
        if let primitive { return primitive.makeViewType(content: Content.self) }
        let animatable = (Modifier.self as? any Animatable.Type)?.viewType(
            content: Content.self,
            modifier: Modifier.self
        )
        return animatable ?? ModifierViewType<Content, Modifier>()
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(
        content: _ViewModifier_Content<Self>
    ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
        ModifiedContent<_, Modifier>(
            content: ModifiedContent<_, Content>(content: content, modifier: self.content),
            modifier: modifier
        )
    }
}

/// A modifier that the graph mounts itself instead of asking for a body.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the description the graph keeps for content with this modifier.
    static func makeViewType<Content: View>(content: Content.Type) -> ViewType

    /// Whether the modifier of several views is applied to each of them.
    static var isAppliedToEachView: Bool { get }
}

extension PrimitiveModifier {
    package static var isAppliedToEachView: Bool { false }
}

extension View {
    @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
