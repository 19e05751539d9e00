import SwiftUI

/// Colours and images from the asset catalogue, which adapt to the appearance, and values of the Info.plist.
struct AssetsPage: View {
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
