import SwiftUI

/// The source code of a page.
struct SourceView: View {
    let page: GalleryPage

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Text(verbatim: page.source)
                .font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled)
                .padding()
        }
        .accessibilityLabel("Source of \(page.title)")
    }
}

extension GalleryPage {
    /// The folder with the sources of all pages.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    /// The sources, read once per process.
    private static let sources = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.readSource()) })

    var source: String { Self.sources[self] ?? "" }

    private func readSource() -> String {
        let file = Self.folder.appendingPathComponent(sourceFile)
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            return "\(file.path) could not be read: \(error.localizedDescription)"
        }
    }
}
