public import Foundation

/// A translucent material with a bright edge.
public struct Glass: Equatable, Sendable {
    enum Kind { case regular, clear, identity }

    let kind: Kind
    var tint: Color?
    var isInteractive = false

    public static let regular = Glass(kind: .regular)
    /// A material that blurs less.
    public static let clear = Glass(kind: .clear)
    /// No material.
    public static let identity = Glass(kind: .identity)

    /// Returns the material coloured.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// Returns the material as that of a control. Unlike Apple's, it does not move under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass that has no other: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
    private enum Value: Hashable { case identity, matchedGeometry, materialize }
    private let value: Value

    public static let identity = GlassEffectTransition(value: .identity)
    public static let matchedGeometry = GlassEffectTransition(value: .matchedGeometry)
    public static let materialize = GlassEffectTransition(value: .materialize)
}

/// Glass views that are drawn together. Unlike Apple's, they do not flow into each other.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

private struct GlassModifier<S: Shape> {
    let glass: Glass
    let shape: S
}

extension GlassModifier: ViewModifier {
    func body(content: Content) -> some View {
        if glass.kind == .identity {
            content
        } else {
            content
                .background(glass.tint?.opacity(0.7) ?? .clear, in: shape)
                .background(Material.ultraThin.opacity(glass.kind == .clear ? 0.6 : 1), in: shape)
                .overlay { shape.stroke(.white.opacity(0.3), lineWidth: 0.5).allowsHitTesting(false) }
        }
    }
}

extension View {
    /// Puts glass behind the view.
    ///
    /// Unlike Apple's, glass blurs what is behind it, but does not bend it.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Names the glass of the view. Has no effect: glass does not change from one form to another.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Joins the glass of views. Has no effect: each view has its own.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?,
        namespace: Namespace.ID
    ) -> some View { self }

    /// Sets how the glass of the view appears. Has no effect: it appears with the view.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

// MARK: - Buttons

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public nonisolated init() { glass = .regular }

    public nonisolated init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassLook(glass: glass))
    }
}

/// A label on glass in the tint colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassLook(glass: .regular.tint(.accentColor)))
    }
}

private struct GlassLook: ButtonStyle {
    let glass: Glass

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(glass.tint == nil ? Color.primary : .white)
            .glassEffect(glass.interactive())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A label on glass of a kind.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A label on glass in the tint colour.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
