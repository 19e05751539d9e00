public import Foundation

/// A modifier that sets the position of a guide in its content.
///
/// The browser performs the layout, so the closure cannot be called with the real size. It is called with three sizes,
/// and its results are used as a linear function: a constant plus fractions of the width and the height.
struct AlignmentGuideModifier {
    let guide: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        let constant = value(width: 0, height: 0)
        let guideWidth = (value(width: 1000, height: 0) - constant) / 1000
        let guideHeight = (value(width: 0, height: 1000) - constant) / 1000
        var attributes: Attributes = [
            .guide: .string(name), .axis: .string(guide.axis.description), .guideConstant: .number(Double(constant)),
        ]
        if guideWidth != 0 { attributes.set(.guideWidth, guideWidth) }
        if guideHeight != 0 { attributes.set(.guideHeight, guideHeight) }
        return Element(.alignmentGuide, attributes: attributes)
    }

    private func value(width: CGFloat, height: CGFloat) -> CGFloat {
        computeValue(ViewDimensions(width: width, height: height))
    }

    /// The alignment that a stack must have for the guide to apply.
    private var name: String { guide.name }
}

extension AlignmentKey {
    /// The name of a built-in guide; the name of the type for a guide of the app.
    package var name: String {
        switch self {
        case HorizontalAlignment.leading.key: "leading"
        case HorizontalAlignment.center.key, VerticalAlignment.center.key: "center"
        case HorizontalAlignment.trailing.key: "trailing"
        case VerticalAlignment.top.key: "top"
        case VerticalAlignment.bottom.key: "bottom"
        case VerticalAlignment.firstTextBaseline.key: "firstTextBaseline"
        case VerticalAlignment.lastTextBaseline.key: "lastTextBaseline"
        default: String(reflecting: id)
        }
    }
}

extension View {
    /// Sets the position of a horizontal guide in the view.
    ///
    /// Unlike Apple's, the closure is called only for three sizes, and its result is treated as a constant plus
    /// fractions of the width and height. A stack grows only if the guide moves the view away from the stack's edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical guide in the view.
    ///
    /// Unlike Apple's, the closure is called only for three sizes, and its result is treated as a constant plus
    /// fractions of the width and height. A stack grows only if the guide moves the view away from the stack's edge.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.key, computeValue: computeValue))
    }
}
