/// A part of the user interface, described by a value.
///
/// The view graph has one node per view, and evaluates `body` only if data that the body has read, or a stored property
/// of the view, has changed.
///
///     struct Greeting: View {
///         var name: String
///         var body: some View { Text("Hello \(name)") }
///     }
@MainActor @preconcurrency
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no values, so it has no body.") }
}

extension View where Body == Never {
    /// Primitive views are drawn by the renderer; calling their body is a programming error.
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive view: it has no body. Put it into a view's body instead.")
    }
}

/// A view that the graph mounts itself instead of asking for a body.
package protocol PrimitiveView: View where Body == Never {
    /// Makes the description the graph keeps for this type; called once per process.
    @MainActor static func makeViewType() -> ViewType
}
