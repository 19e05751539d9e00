/// The line weight of a symbol, to match text of that weight.
package enum SymbolWeight: String, CaseIterable, Sendable {
    case light
    case regular
    case semibold
    case bold

    /// The line width in grid units.
    var lineWidth: Double {
        switch self {
        case .light: 1.35
        case .regular: Drawing.lineWidth
        case .semibold: 2.1
        case .bold: 2.5
        }
    }
}
