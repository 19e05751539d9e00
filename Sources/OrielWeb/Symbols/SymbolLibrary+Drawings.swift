import OrielCore

extension SymbolLibrary {
    /// Lets images that the app draws contain symbols.
    package static func provideDrawings() { _ = provided }

    private static let provided: Void = SymbolDrawings.use { name, weight in
        SymbolRenderer.symbol(named: name, variant: nil, weight: SymbolWeight(number: Double(weight))).svg
    }
}

extension SymbolWeight {
    /// The weight of lines next to letters of a weight.
    ///
    /// - Parameter number: From 100 to 900.
    init(number: Double) {
        switch number {
        case ..<400: self = .light
        case ..<600: self = .regular
        case ..<700: self = .semibold
        default: self = .bold
        }
    }
}
