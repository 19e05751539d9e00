import SwiftUI

struct LabelForms: View {
    let title = "From a variable"

    var body: some View {
        VStack {
            Label("Literal", systemImage: "bolt.fill")
            Label(title, systemImage: "bolt")
            Label("From a catalogue", image: "logo")
            Label {
                Text("Parts").font(.body).foregroundColor(.primary)
            } icon: {
                Circle24(initials: "AB")
            }
            Label(title: { Text("Old parts") }, icon: { Image(systemName: "star") })
            Label("Icon", systemImage: "trash").labelStyle(.iconOnly)
            Label("Title", systemImage: "trash").labelStyle(.titleOnly)
            Label("Both", systemImage: "trash").labelStyle(TitleAndIconLabelStyle())
            Label("Own", systemImage: "trash").labelStyle(.trailingIcon)
            Label("Wide", systemImage: "trash").labelIconToTitleSpacing(12).labelReservedIconWidth(30)
            Text(verbatim: "12 ") + Text(verbatim: "km").textScale(.secondary)
            Text(verbatim: "small").textScale(.secondary, isEnabled: true)
            Label("Small", systemImage: "trash").textScale(.secondary)
        }
        .labelStyle(.automatic)
    }
}

private struct Circle24: View {
    let initials: String

    var body: some View { Text(initials).frame(width: 24, height: 24) }
}

struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: TrailingIconLabelStyle { TrailingIconLabelStyle() }
}

struct LinkForms: View {
    private let site = URL(string: "https://example.com")!

    var body: some View {
        VStack {
            Link("Terms", destination: site)
            Link("Host \(site.host ?? "")", destination: site)
            Link(destination: site) { Label("Visit", systemImage: "safari") }
            Link(destination: URL(string: "mailto:me@example.com")!, label: { Text("Mail") })
        }
    }
}

struct UnavailableForms: View {
    let query = "swift"

    var body: some View {
        VStack {
            ContentUnavailableView("No Posts", systemImage: "tray", description: Text("Write the first one."))
            ContentUnavailableView("Nothing", systemImage: "xmark")
            ContentUnavailableView {
                Label("Connection lost", systemImage: "wifi.slash")
            } description: {
                Text("Check your connection.")
            } actions: {
                Button("Retry") {}
            }
            ContentUnavailableView(label: { Label("Empty", systemImage: "tray") }, description: { Text("Later") })
            ContentUnavailableView.search
            ContentUnavailableView.search(text: query)
        }
    }
}
