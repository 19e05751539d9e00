import SwiftUI

/// The size of a list's rows.
public enum RowStyle: String, CaseIterable, Sendable {
    /// Rows with details.
    case large
    /// Names only, closely spaced.
    case compact

    public var toggled: RowStyle { self == .large ? .compact : .large }
}

extension EnvironmentValues {
    /// The size of a list's rows.
    @Entry public var rowStyle = RowStyle.large
}

/// A bar button that switches between large and compact rows.
///
///     @AppStorage("friends.rows") private var style = RowStyle.large
///
///     RowStyleButton(style: $style)
public struct RowStyleButton: View {
    @Binding private var style: RowStyle

    public init(style: Binding<RowStyle>) { _style = style }

    public var body: some View {
        Button {
            withAnimation(.settle) { style = style.toggled }
        } label: {
            Image(systemName: style == .large ? "list.bullet" : "rectangle.grid.1x2")
        }
        .accessibilityLabel(style == .large ? Text("Compact rows") : Text("Large rows"))
    }
}

#Preview("Row style button, large rows", traits: .sizeThatFitsLayout) {
    @Previewable @State var style = RowStyle.large
    RowStyleButton(style: $style)
        .padding()
}

#Preview("Row style button, compact rows", traits: .sizeThatFitsLayout) {
    @Previewable @State var style = RowStyle.compact
    RowStyleButton(style: $style)
        .padding()
}
