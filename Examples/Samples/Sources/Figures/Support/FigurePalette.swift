import SwiftUI

/// The colours of figures, one after another.
public struct FigurePalette: Sendable {
    var colors: [Color]

    public init(_ colors: [Color]) {
        precondition(!colors.isEmpty, "A palette has at least one colour.")
        self.colors = colors
    }

    subscript(index: Int) -> Color { colors[index % colors.count] }

    public static let meadow = FigurePalette([.green, .teal, .yellow, .orange, .brown])
    public static let coast = FigurePalette([.blue, .cyan, .indigo, .mint, .purple])
}

extension EnvironmentValues {
    @Entry var figurePalette = FigurePalette.meadow
}

extension View {
    /// Sets the colours of the figures in this view.
    public func figurePalette(_ palette: FigurePalette) -> some View {
        environment(\.figurePalette, palette)
    }
}
