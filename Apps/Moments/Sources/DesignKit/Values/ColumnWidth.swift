import SwiftUI

/// How wide what is read may become.
public enum ColumnWidth {
    /// A column of cards.
    public static let reading: CGFloat = 680
    /// A form.
    public static let form: CGFloat = 440
}

extension View {
    /// Keeps a page in a column in the middle, however wide the window is.
    public func column(maxWidth: CGFloat = ColumnWidth.reading) -> some View {
        frame(maxWidth: maxWidth)
            .frame(maxWidth: .infinity)
    }
}
