import SwiftUI
import UIKit

/// Fonts in the bundle of the app, by their names.
struct FontsPage: View {
    @State private var isBold = false

    var body: some View {
        List {
            Section("Family") {
                Text("Oriel Pixel").font(.custom("Oriel Pixel", size: 24))
                Text("Bold by weight").font(.custom("Oriel Pixel", size: 24).weight(.bold))
                Toggle("Bold", isOn: $isBold)
                Text("Follows the toggle").font(.custom("Oriel Pixel", size: 20)).bold(isBold)
            }
            Section("Faces") {
                Text("OrielPixel-Bold").font(.custom("OrielPixel-Bold", size: 18, relativeTo: .title3))
                Text("A fixed size").font(.custom("OrielPixel-Regular", fixedSize: 15))
                Text("UIFont").font(Font(UIFont(name: "OrielPixel-Regular", size: 18) ?? .systemFont(ofSize: 18)))
            }
            Section("Line heights") {
                Text("The lines of this text are as high as the letters of its font, which are 1.25 em.")
                    .font(.custom("Oriel Pixel", fixedSize: 16))
                    .background(.yellow.opacity(0.3))
            }
        }
    }
}
