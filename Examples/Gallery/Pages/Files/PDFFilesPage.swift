import PDFKit
import SwiftUI

/// A PDF file: its pages, and a search in its texts.
struct PDFFilesPage: View {
    @State private var guide: Guide?
    @State private var words = ""

    var body: some View {
        VStack(spacing: 0) {
            PDFPages(document: guide?.document)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay { if guide == nil { ProgressView() } }
            Divider()
            VStack(alignment: .leading, spacing: 8) {
                TextField("Search the guide", text: $words)
                    .textFieldStyle(.roundedBorder)
                    .autocorrectionDisabled()
                Text(guide?.summary(of: words) ?? "")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("found")
            }
            .padding()
        }
        .task { guide = await Guide.load() }
    }
}

/// The document and the texts of its pages, which are read away from the main actor.
private struct Guide: Sendable {
    let document: PDFDocument
    let texts: [String]

    @concurrent nonisolated static func load() async -> Guide? {
        guard let url = Bundle.module.url(forResource: "Harbour", withExtension: "pdf", subdirectory: "Files"),
            let document = PDFDocument(url: url)
        else { return nil }
        return Guide(
            document: document,
            texts: (0..<document.pageCount).map { document.page(at: $0)?.string ?? "" }
        )
    }

    func summary(of words: String) -> String {
        if words.isEmpty { return "\(texts.count) pages" }
        let pages = texts.indices.filter { texts[$0].localizedCaseInsensitiveContains(words) }
        if pages.isEmpty { return "No page has “\(words)”" }
        return "On page \(pages.map { "\($0 + 1)" }.formatted(.list(type: .and)))"
    }
}

private struct PDFPages: UIViewRepresentable {
    let document: PDFDocument?

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) { view.document = document }
}
