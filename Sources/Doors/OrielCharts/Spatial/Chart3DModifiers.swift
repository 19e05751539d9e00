public import Foundation
public import OrielCore

extension View {
    // MARK: - The camera

    /// Sets the direction from which the charts in the view are seen. They cannot be turned.
    public func chart3DPose(_ pose: Chart3DPose) -> some View { chartSettings { $0.pose = .fixed(pose) } }

    /// Binds the direction from which the charts in the view are seen, which dragging changes.
    ///
    ///     Chart3D(penguins) { PenguinMark(penguin: $0) }
    ///         .chart3DPose($pose)
    public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { chartSettings { $0.pose = .bound(pose) } }

    /// Sets how the places of the charts in the view are shown in the plane.
    public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
        chartSettings { $0.projection = projection }
    }

    // MARK: - The axis of depths

    /// Hides the axis of depths, or shows it.
    public func chartZAxis(_ visibility: Visibility) -> some View { chartSettings { $0.z.visibility = visibility } }

    /// Sets what the axis of depths shows: the values of the first marks, with lines and labels in the chart's own look.
    public func chartZAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
        let marks = content()._axisMarks
        return chartSettings { $0.z.marks = marks }
    }

    /// Adds a title to the axis of depths.
    public func chartZAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.z, Text(labelKey), position, alignment, spacing) }

    /// Adds a title to the axis of depths.
    @_disfavoredOverload
    public func chartZAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.z, Text(label), position, alignment, spacing) }

    /// Adds a title to the axis of depths.
    public func chartZAxisLabel<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { chartTitle(\.z, content(), position, alignment, spacing) }

    /// Sets the values of the axis of depths.
    public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.z.scale.domain, $0.z.scale.type) = (domain._domain, type ?? $0.z.scale.type) }
    }

    /// Sets the values of the axis of depths, and the part of the chart over which they are spread: -0.5 is its back.
    public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chartZScale(domain: domain, type: type).chartZScale(range: range) }

    /// Sets the part of the chart over which the values of the axis of depths are spread: -0.5 is its back.
    public func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.z.scale.range, $0.z.scale.type) = (range._positionRange, type ?? $0.z.scale.type) }
    }

    /// Sets how values are spread over the axis of depths.
    public func chartZScale(type: ScaleType?) -> some View { chartSettings { $0.z.scale.type = type } }
}
