import SwiftUI

/// The maximum widths of content.
public enum ColumnWidth {
    /// A column of cards.
    public static let reading: CGFloat = 680
    /// A form.
    public static let form: CGFloat = 440
}

extension View {
    /// Centers the view in a column of limited width.
    public func column(maxWidth: CGFloat = ColumnWidth.reading) -> some View {
        frame(maxWidth: maxWidth)
            .frame(maxWidth: .infinity)
    }
}
