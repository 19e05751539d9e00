import SwiftUI

/// A row, or a column if the text size is one of the accessibility sizes.
struct RowOrColumn<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    @Environment(\.dynamicTypeSize) private var typeSize

    /// - Parameter alignment: The alignment of views in the column.
    init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var body: some View {
        if typeSize.isAccessibilitySize {
            VStack(alignment: alignment, spacing: spacing) { content }
        } else {
            HStack(spacing: spacing) { content }
        }
    }
}

extension View {
    /// Puts the view into a scroll view if the text size is one of the accessibility sizes.
    func scrollsLargeTexts(_ axis: Axis.Set) -> some View { modifier(LargeTextScroller(axis: axis)) }
}

private struct LargeTextScroller: ViewModifier {
    let axis: Axis.Set
    @Environment(\.dynamicTypeSize) private var typeSize

    func body(content: Content) -> some View {
        if typeSize.isAccessibilitySize {
            ScrollView(axis) { content }
        } else {
            content
        }
    }
}
