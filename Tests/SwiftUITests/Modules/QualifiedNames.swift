import Combine
import SwiftUI

/// App types with the names of SwiftUI and Combine types.
enum Shadow {
    struct Color: SwiftUI.View {
        let color = SwiftUI.Color.red

        var body: some SwiftUI.View { SwiftUI.Text("Shadowed").foregroundColor(color) }
    }

    final class Model: Combine.ObservableObject {
        @Combine.Published var value = 1
    }

    struct Reader: SwiftUI.View {
        @SwiftUI.StateObject private var model = Model()
        @SwiftUI.Environment(\.colorScheme) private var scheme: SwiftUI.ColorScheme

        var body: some SwiftUI.View {
            SwiftUI.Button("Value \(model.value)") { model.value += 1 }
        }
    }
}
