public import Foundation

/// The outline of bordered buttons.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    let kind: Kind

    /// The shape that suits the button's style and context.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule: a rectangle with fully rounded ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around a short label, such as a symbol.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    /// A rectangle with rounded corners of the given radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    func describe(in attributes: inout Attributes) {
        switch kind {
        case .automatic: break
        case .capsule: attributes[.borderShape] = .string("capsule")
        case .circle: attributes[.borderShape] = .string("circle")
        case .roundedRectangle(let radius):
            attributes[.borderShape] = .string("roundedRectangle")
            attributes.set(.cornerRadius, radius)
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path { outline.path(in: rect) }

    public nonisolated func inset(by amount: CGFloat) -> _Inset<ButtonBorderShape> {
        _Inset(base: self, amount: amount)
    }

    public nonisolated static var _mayNeedSize: Bool { false }

    public nonisolated func _outline(in context: _ShapeContext) -> _ShapeOutline { _ShapeOutline(outline) }

    /// The radius of buttons of the regular size.
    private nonisolated static var usualRadius: CGFloat { 8.5 }

    private nonisolated var outline: ShapeOutline {
        switch kind {
        case .automatic: rounded(Self.usualRadius)
        case .capsule: .capsule(.continuous)
        case .circle: .circle
        case .roundedRectangle(let radius): rounded(radius ?? Self.usualRadius)
        }
    }

    private nonisolated func rounded(_ radius: CGFloat) -> ShapeOutline {
        .roundedRectangle(CGSize(width: radius, height: radius), .continuous)
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The outline of buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bordered buttons in this view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
