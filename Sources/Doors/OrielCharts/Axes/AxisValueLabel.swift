public import Foundation
public import OrielCore

/// What happens to labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, greedy, truncate }

    let kind: Kind
    /// Labels with a higher priority are placed first.
    var priority = 0.0
    /// The least distance from other labels.
    var minimumSpacing: CGFloat = 2

    /// Labels of categories are shortened, others left out.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// Labels may overlap.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// Labels that would overlap are left out.
    public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
    /// Labels are shortened.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)

    /// Labels that would overlap are left out.
    ///
    /// - Parameters:
    ///   - priority: Labels with a higher priority stay; among equal ones, the first.
    ///   - minimumSpacing: The least distance from other labels; nil for 2 points.
    public static func greedy(
        priority: Double = 0,
        minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(
            kind: .greedy,
            priority: priority.isNaN ? 0 : priority,
            minimumSpacing: minimumSpacing ?? 2
        )
    }
}

/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From top to bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// From bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

extension AxisValueLabelOrientation {
    var angle: Angle {
        switch kind {
        case .automatic, .horizontal: .zero
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        }
    }
}

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
    public let _parts: [_AxisMarkPart]

    init(_ label: AxisLabel, centered: Bool?) {
        _parts = [_AxisMarkPart(part: AxisMarkPart(kind: .label(label), isCentered: centered))]
    }
}

extension AxisValueLabel {
    /// A view.
    ///
    /// - Parameters:
    ///   - centered: Whether the label is half way to the next value; nil if categories and units of dates have it there.
    ///   - anchor: The point of the label that is at the value.
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabel(
                content: .view(AnyView(content())),
                anchor: anchor,
                collision: collisionResolution,
                orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ),
            centered: centered
        )
    }
}

extension AxisValueLabel where Content == Text {
    /// The value, as it suits the axis.
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                content: .automatic,
                anchor: anchor,
                collision: collisionResolution,
                orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ),
            centered: centered
        )
    }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            AxisLabel(
                content: .format { $0.as(F.FormatInput.self).map(format.format) },
                anchor: anchor,
                collision: collisionResolution,
                orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ),
            centered: centered
        )
    }

    /// A text.
    public init(
        _ text: Text,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            AxisLabel(
                content: .text(text),
                anchor: anchor,
                collision: collisionResolution,
                orientation: orientation,
                horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing
            ),
            centered: centered
        )
    }

    /// A text.
    public init(
        _ titleKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            Text(titleKey),
            centered: centered,
            anchor: anchor,
            multiLabelAlignment: multiLabelAlignment,
            collisionResolution: collisionResolution,
            offsetsMarks: offsetsMarks,
            orientation: orientation,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
    }

    /// A text.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            Text(title),
            centered: centered,
            anchor: anchor,
            multiLabelAlignment: multiLabelAlignment,
            collisionResolution: collisionResolution,
            offsetsMarks: offsetsMarks,
            orientation: orientation,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
    }
}
