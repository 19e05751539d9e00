import QuickLook
import SwiftUI

struct AttachmentList: View {
    let attachments: [URL]
    @State private var selected: URL?
    @State private var single: URL?

    var body: some View {
        VStack {
            ForEach(attachments, id: \.self) { url in
                Button(url.lastPathComponent) { selected = url }
            }
            Button("Single") { single = attachments.first }
            Text(selected?.lastPathComponent ?? "nothing selected")
        }
        .quickLookPreview($selected, in: attachments)
        .quickLookPreview($single)
    }
}

/// The controller of UIKit, as many apps wrap it.
struct PreviewController: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) { controller.reloadData() }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    class Coordinator: QLPreviewControllerDataSource {
        let parent: PreviewController

        init(parent: PreviewController) { self.parent = parent }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
            parent.url as NSURL
        }
    }
}
