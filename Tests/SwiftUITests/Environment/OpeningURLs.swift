import SwiftUI

struct LinkRow: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "unasked"
    let url: URL

    var body: some View {
        HStack {
            Button("Open \(url.lastPathComponent)") {
                openURL(url) { accepted in
                    answer = accepted ? "accepted" : "refused"
                }
            }
            Button("Just open \(url.lastPathComponent)") { openURL(url) }
            Text(answer)
        }
    }
}

struct LinksView: View {
    @State private var opened: [String] = []
    private let base = URL(string: "https://example.org")!

    var body: some View {
        VStack {
            LinkRow(url: base.appendingPathComponent("inside"))
            LinkRow(url: base.appendingPathComponent("never"))
            Text(opened.joined(separator: " "))
        }
        .environment(\.openURL, OpenURLAction(handler: handle))
    }

    private func handle(_ url: URL) -> OpenURLAction.Result {
        guard url.lastPathComponent == "inside" else { return .discarded }
        opened.append(url.lastPathComponent)
        return .handled
    }
}

struct SystemLinks: View {
    private let base = URL(string: "https://example.org")!

    var body: some View {
        LinkRow(url: base.appendingPathComponent("a"))
            .environment(\.openURL, OpenURLAction { _ in .systemAction })
        LinkRow(url: base.appendingPathComponent("b"))
            .environment(\.openURL, OpenURLAction { .systemAction($0.appendingPathComponent("c")) })
    }
}
