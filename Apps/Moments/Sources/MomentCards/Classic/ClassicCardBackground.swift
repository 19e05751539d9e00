import DesignKit
import SwiftUI

extension View {
    /// Adds a card of the classic style behind the view: blurred material with a wide shadow below.
    func classicCard() -> some View {
        background {
            RoundedRectangle(cornerRadius: CornerRadius.classic, style: .continuous)
                .fill(.regularMaterial.shadow(.drop(color: .black.opacity(0.15), radius: 20, y: 20)))
        }
    }
}
