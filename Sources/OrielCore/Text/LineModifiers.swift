public import Foundation

extension View {
    /// Sets how many lines a text may take; nil for any number.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets how many lines a text may take, and whether it takes the room of as many.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(from: reservesSpace ? limit : nil, to: limit)
    }

    /// Sets how many lines a text takes at least.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(from: limit.lowerBound, to: nil)
    }

    /// Sets how many lines a text takes at most.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(from: nil, to: limit.upperBound)
    }

    /// Sets how many lines a text takes at least and at most.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    private nonisolated func lines(from minimum: Int?, to maximum: Int?) -> some View {
        textAppearance { ($0.minimumLines, $0.lineLimit) = (minimum, maximum) }
    }

    /// Sets how lines of one text are aligned with each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Puts more room between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets where a text that does not fit is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets a text shrink to fit.
    ///
    /// - Parameter factor: The smallest share of the usual size, from 0 to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets letters stand closer together where a text would not fit otherwise.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
