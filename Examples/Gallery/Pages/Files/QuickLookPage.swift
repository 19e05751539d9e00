import QuickLook
import SwiftUI

/// Files of the app, shown in front of the page.
struct QuickLookPage: View {
    @State private var shown: URL?
    private let files = [file("Notes", "txt"), file("bubbles", "webm"), file("bell", "wav")]

    var body: some View {
        List(files, id: \.self) { file in
            Button(file.lastPathComponent) { shown = file }
                .lineLimit(1)
                .truncationMode(.middle)
        }
        .quickLookPreview($shown, in: files)
    }

    private static func file(_ name: String, _ type: String) -> URL {
        Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Files")!
    }
}
