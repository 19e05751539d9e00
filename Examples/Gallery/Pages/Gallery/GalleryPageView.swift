import SwiftUI

/// A page with its source code: side by side in a wide window, otherwise in a sheet.
struct GalleryPageView: View {
    let page: GalleryPage
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var showsColumn = true
    @State private var showsSheet = false

    private var hasRoom: Bool { sizeClass == .regular }

    var body: some View {
        HStack(spacing: 0) {
            page.demo
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            if hasRoom && showsColumn {
                Divider()
                SourceView(page: page)
            }
        }
        .navigationTitle(page.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Source", systemImage: "chevron.left.forwardslash.chevron.right", action: toggleSource)
            }
        }
        .sheet(isPresented: $showsSheet) {
            SourceSheet(page: page)
        }
    }

    private func toggleSource() {
        if hasRoom { showsColumn.toggle() } else { showsSheet = true }
    }
}

private struct SourceSheet: View {
    let page: GalleryPage
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            SourceView(page: page)
                .navigationTitle("Source")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }
}
