import SwiftUI

/// Further windows of the app: tabs of the browser.
struct WindowsPage: View {
    @Environment(\.openWindow) private var openWindow
    @State private var page = GalleryPage.shapes

    var body: some View {
        Form {
            Section("A window for a value") {
                Picker("Page", selection: $page) {
                    ForEach([GalleryPage.shapes, .canvas, .dates]) { Text($0.title).tag($0) }
                }
                Button("Open in a window", systemImage: "macwindow") { openWindow(value: page) }
            }
            Section("A window by its id") {
                Button("About the gallery") { openWindow(id: "about") }
            }
        }
    }
}

/// A page of the gallery in a window of its own.
public struct GalleryWindow: View {
    private let page: GalleryPage?
    @Environment(\.dismissWindow) private var dismissWindow

    public init(page: GalleryPage?) { self.page = page }

    public var body: some View {
        NavigationStack {
            Group {
                if let page { page.demo } else { ContentUnavailableView("No page", systemImage: "macwindow") }
            }
            .navigationTitle(page?.title ?? "Window")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Button("Close") { dismissWindow() }
            }
        }
    }
}

/// A few words about the gallery.
public struct AboutWindow: View {
    @Environment(\.dismissWindow) private var dismissWindow

    public init() {}

    public var body: some View {
        VStack(spacing: 16) {
            Text("A gallery of views").font(.title)
            Button("Close") { dismissWindow(id: "about") }
        }
        .navigationTitle("About")
    }
}
