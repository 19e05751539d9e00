/// How heavy the lines of a symbol are, beside text of that weight.
package enum SymbolWeight: String, CaseIterable, Sendable {
    case light
    case regular
    case semibold
    case bold

    /// In units of the grid.
    var lineWidth: Double {
        switch self {
        case .light: 1.35
        case .regular: Drawing.lineWidth
        case .semibold: 2.1
        case .bold: 2.5
        }
    }
}
