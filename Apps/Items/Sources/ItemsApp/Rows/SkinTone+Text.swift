import ItemsCatalogue
import SwiftUI

extension SkinTone {
    var text: Text {
        switch self {
        case .light: Text("Light skin tone")
        case .mediumLight: Text("Medium-light skin tone")
        case .medium: Text("Medium skin tone")
        case .mediumDark: Text("Medium-dark skin tone")
        case .dark: Text("Dark skin tone")
        }
    }
}

extension [SkinTone] {
    /// The tones of one or two people.
    var text: Text {
        guard let first else { return Text("No skin tone") }
        return count > 1 ? Text("\(first.text), \(self[1].text)") : first.text
    }
}
