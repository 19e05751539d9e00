import SwiftUI

struct LaterTabs: View {
    @State private var selection = "home"
    @State private var explains = false
    private let image = ImageResource(name: "Leaf", bundle: .main)
    private let title: LocalizedStringResource = "Resource"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", image: "Leaf", value: "home") { Text("Home page") }
                .accessibilityIdentifier("homeTab")
                .accessibilityLabel("Start")
                .accessibilityHint("Shows the start")
                .accessibilityValue("New", isEnabled: false)
                .contextMenu { Button("Explain") { explains = true } }
                .popover(isPresented: $explains) { Text("Explanation") }
                .customizationID("home")
            Tab("Leaves", image: image, value: "leaves") { Text("Leaves page") }
                .badge(selection)
                .draggable("leaves")
                .dropDestination(for: String.self) { items in selection = items.first ?? selection }
                .springLoadingBehavior(.enabled)
                .swipeActions { Button("Remove") {} }
            Tab(title, systemImage: "star", value: "resource") { Text("Resource page") }
                .badge(title)
        }
        .tabViewStyle(.grouped)
        .environment(\.isLuminanceReduced, true)
    }
}

struct UnselectedLaterTabs: View {
    private let title: LocalizedStringResource = "Resource"

    var body: some View {
        TabView {
            Tab("Plain", image: "Leaf") { Text("Plain page") }
            Tab("Image", image: ImageResource(name: "Leaf", bundle: .main)) { Text("Image page") }
            Tab(title, systemImage: "star") { Text("Resource page") }
        }
    }
}

struct SourceOfZoom: View {
    @Namespace private var namespace

    var body: some View {
        Text("Source")
            .matchedTransitionSource(id: 1, in: namespace) { source in
                source.clipShape(.rect(cornerRadius: 8)).background(.red).shadow(radius: 2)
            }
            .toolbarBackground(.hidden, for: .windowToolbar)
    }
}
