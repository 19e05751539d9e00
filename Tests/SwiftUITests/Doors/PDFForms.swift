import PDFKit
import SwiftUI

/// A document, as apps wrap it for SwiftUI.
struct PDFKitView: UIViewRepresentable {
    let document: PDFDocument?

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        view.displayMode = .singlePageContinuous
        view.displayDirection = .vertical
        view.displaysPageBreaks = true
        view.document = document
        return view
    }

    func updateUIView(_ view: PDFView, context: Context) {
        if view.document !== document { view.document = document }
    }
}

struct ContractView: View {
    let documents: [PDFDocument]
    @State private var index = 0

    var body: some View {
        Button("Next") { index += 1 }
        PDFKitView(document: documents[index])
    }
}
