public import Foundation
public import OrielCore

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let resolution: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

/// The side of a mark at which its annotation is.
public struct AnnotationPosition: Hashable, Sendable {
    enum Place: Hashable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let place: Place

    /// Above the mark; in the middle of an area.
    public static let automatic = AnnotationPosition(place: .automatic)
    /// In the mark.
    public static let overlay = AnnotationPosition(place: .overlay)
    public static let top = AnnotationPosition(place: .top)
    public static let bottom = AnnotationPosition(place: .bottom)
    public static let leading = AnnotationPosition(place: .leading)
    public static let trailing = AnnotationPosition(place: .trailing)
    public static let topLeading = AnnotationPosition(place: .topLeading)
    public static let topTrailing = AnnotationPosition(place: .topTrailing)
    public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// What an annotation can use of its mark.
public struct AnnotationContext: Sendable {
    /// The size of the mark.
    public let targetSize: CGSize
}

/// What is done with an annotation that would be outside of the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What is done along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable { case automatic, disabled, fit, padScale }

        let kind: Kind
        var boundary = Boundary.automatic

        public static let automatic = Strategy(kind: .automatic)
        /// The annotation stays where it is.
        public static let disabled = Strategy(kind: .disabled)
        /// The annotation is moved into the chart.
        public static let fit = Strategy(kind: .fit)
        /// The scale gets room for the annotation. Unlike Apple's, the same as `fit`.
        public static let padScale = Strategy(kind: .padScale)

        /// The annotation is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit, boundary: boundary) }
    }

    /// What an annotation is moved into.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable { case automatic, plot, chart }

        let kind: Kind

        public static let automatic = Boundary(kind: .automatic)
        public static let plot = Boundary(kind: .plot)
        public static let chart = Boundary(kind: .chart)
    }

    let x: Strategy
    let y: Strategy

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }
}

extension ChartContent {
    /// Shows a view beside each mark.
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: { _ in content() })
    }

    /// Shows a view beside each mark.
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> some View
    ) -> some ChartContent {
        annotation(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflowResolution: .automatic,
            content: content
        )
    }

    /// Shows a view beside each mark.
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping () -> some View
    ) -> some ChartContent {
        annotation(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflowResolution: overflowResolution,
            content: { _ in content() }
        )
    }

    /// Shows a view beside each mark.
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> some View
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position,
            alignment: alignment,
            spacing: spacing ?? 4,
            resolution: overflowResolution,
            content: { AnyView(content($0)) }
        )
        return styled { $0.annotations.append(annotation) }
    }
}
