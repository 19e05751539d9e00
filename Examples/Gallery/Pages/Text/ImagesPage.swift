import SwiftUI

/// Images from the asset catalogue in several sizes and rendering modes.
struct ImagesPage: View {
    var body: some View {
        List {
            Section("Original size") {
                Image("Lighthouse", bundle: .module)
            }
            Section("Resizable") {
                Image("Lighthouse", bundle: .module)
                    .resizable()
                    .scaledToFit()
                    .frame(height: 120)
                Image("Lighthouse", bundle: .module)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 96, height: 96)
                    .clipShape(Circle())
                    .overlay(Circle().strokeBorder(.orange, lineWidth: 3))
            }
            Section("Template") {
                Image("Wave", bundle: .module)
                    .renderingMode(.template)
                    .foregroundStyle(.teal)
                    .accessibilityLabel("Wave")
            }
        }
    }
}
