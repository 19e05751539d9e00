public import Foundation

extension View {
    /// Sets the maximum number of lines of a text; nil for any number.
    ///
    /// Unlike Apple's, a limit of more than one line truncates after a word, not after a character.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the maximum number of lines of a text, and whether to reserve space for all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(from: reservesSpace ? limit : nil, to: limit)
    }

    /// Sets the minimum number of lines of a text.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(from: limit.lowerBound, to: nil)
    }

    /// Sets the maximum number of lines of a text.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(from: nil, to: limit.upperBound)
    }

    /// Sets the minimum and maximum number of lines of a text.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(from: limit.lowerBound, to: limit.upperBound)
    }

    private nonisolated func lines(from minimum: Int?, to maximum: Int?) -> some View {
        textAppearance { ($0.minimumLines, $0.lineLimit) = (minimum, maximum) }
    }

    /// Sets the alignment of the lines of a text.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the additional spacing between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the position at which a text that does not fit is truncated.
    ///
    /// With `.head` and `.middle`, the last line of a text with a `lineLimit` is truncated. Unlike Apple's, they have no effect on texts
    /// without a limit, and on those with styled parts or links.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets a text have smaller letters if it would be truncated otherwise.
    ///
    /// The browser chooses the size. It does not shrink texts in ``fixedSize(horizontal:vertical:)``.
    ///
    /// - Parameter factor: The smallest scale, from 0 to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether the letter spacing is reduced if a text would not fit otherwise.
    ///
    /// Unlike Apple's, it has no effect: a browser does not tighten text.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
