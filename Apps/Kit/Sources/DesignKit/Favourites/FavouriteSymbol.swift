import SwiftUI

/// The symbol of a favourite button.
public enum FavouriteSymbol: CaseIterable, Sendable {
    case heart
    case star

    var name: String {
        switch self {
        case .heart: "heart"
        case .star: "star"
        }
    }

    var color: Color {
        switch self {
        case .heart: Palette.heart
        case .star: Palette.star
        }
    }
}
