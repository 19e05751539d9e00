import SwiftUI

/// Colours and images from the asset catalogue, which adapt to the appearance, and values of the Info.plist.
struct AssetsPage: View {
    /// The part of the picture with the lighthouse.
    private static let tower = CGRect(x: 0.5, y: 0.15, width: 0.25, height: 0.6)

    @State private var openedURL: URL?

    var body: some View {
        List {
            Section("Colors") {
                swatch("Lagoon", .lagoon)
                swatch("Ember", .ember)
            }
            Section("Images") {
                Image(.lighthouse)
                Label("Wave", image: .wave)
                Label("Anchor", image: .anchor)
                    .foregroundStyle(.orange)
                Image(.anchor)
                    .resizable()
                    .frame(width: 96, height: 96)
                    .foregroundStyle(.lagoon)
            }
            Section("Paint") {
                HStack(spacing: 16) {
                    Capsule()
                        .fill(.image(Image(.lighthouse), scale: 0.2))
                        .accessibilityIdentifier("whole")
                    Rectangle()
                        .fill(.image(Image(.lighthouse), sourceRect: Self.tower, scale: 0.4))
                        .accessibilityIdentifier("part")
                    Circle()
                        .strokeBorder(ImagePaint(image: Image(.lighthouse), scale: 0.1), lineWidth: 14)
                        .accessibilityIdentifier("line")
                }
                .frame(height: 96)
                Text("Framed")
                    .frame(maxWidth: .infinity, minHeight: 64)
                    .border(ImagePaint(image: Image(.lighthouse), scale: 0.1), width: 12)
            }
            Section("Info.plist") {
                LabeledContent("Version", value: information("CFBundleShortVersionString"))
                LabeledContent("Build", value: information("CFBundleVersion"))
                Link("Open gallery://lighthouse", destination: URL(string: "gallery://lighthouse")!)
                LabeledContent("Opened", value: openedURL?.absoluteString ?? "Nothing")
            }
        }
        .onOpenURL { url in
            if url.scheme == "gallery" { openedURL = url }
        }
    }

    private func information(_ key: String) -> String {
        Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "None"
    }

    private func swatch(_ name: String, _ color: Color) -> some View {
        HStack {
            RoundedRectangle(cornerRadius: 6)
                .fill(color)
                .frame(width: 44, height: 28)
            Text(name)
        }
    }
}
