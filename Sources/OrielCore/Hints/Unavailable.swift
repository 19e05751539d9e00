public import Foundation

// Names of SwiftUI that a page cannot serve.

@available(*, unavailable, message: "The browser draws texts, so their lines and runs cannot be drawn by an app.")
public protocol TextRenderer: Animatable {
    associatedtype AnimatableData = EmptyAnimatableData

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

@available(*, unavailable, message: "The browser draws texts, so their lines and runs cannot be drawn by an app.")
public struct TextProxy: Sendable {}

@available(
    *,
    unavailable,
    message: "The browser draws texts, so no code of an app reads attributes while it draws them."
)
public protocol TextAttribute {}

extension Text {
    @available(
        *,
        unavailable,
        message: "The browser breaks texts into lines, so their layout is not known to the server."
    )
    public struct Layout: Sendable {
        @available(*, unavailable, message: "The browser breaks texts into lines, so they are not known to the server.")
        public struct Line: Sendable {}
        @available(
            *,
            unavailable,
            message: "The browser breaks texts into lines, so their runs are not known to the server."
        )
        public struct Run: Sendable {}
        @available(
            *,
            unavailable,
            message: "The browser breaks texts into lines, so their glyphs are not known to the server."
        )
        public struct RunSlice: Sendable {}
    }

    @available(
        *,
        unavailable,
        message: "The browser draws texts, so no code of an app reads attributes while it draws them."
    )
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
    @available(
        *,
        unavailable,
        message: "The browser draws texts. For effects of letters use contentTransition or Canvas."
    )
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

@available(
    *,
    unavailable,
    message: "Fields of a page edit plain texts. Use TextEditor(text:selection:) with a TextSelection."
)
public struct AttributedTextSelection: Sendable {}

extension TextEditor {
    @available(
        *,
        unavailable,
        message: "Fields of a page edit plain texts. Use TextEditor(text:selection:) with a String and a TextSelection."
    )
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        preconditionFailure("TextEditor has no attributed text.")
    }
}

@available(*, unavailable, message: "The gestures of UIKit have no events in a page. Use the gestures of SwiftUI.")
public protocol UIGestureRecognizerRepresentable {}
