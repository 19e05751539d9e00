import QuickLook
import SwiftUI

/// Files of the app, shown in front of the page.
struct QuickLookPage: View {
    @State private var shown: URL?
    private let files = [text, resource("bubbles", "webm"), resource("bell", "wav")].compactMap { $0 }

    var body: some View {
        List(files, id: \.self) { file in
            Button(file.lastPathComponent) { shown = file }
        }
        .quickLookPreview($shown, in: files)
    }

    private static func resource(_ name: String, _ type: String) -> URL? {
        Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Files")
    }

    /// A file that the app has written.
    private static let text: URL? = {
        let url = URL.temporaryDirectory.appending(path: "Notes.txt")
        do {
            try Data("Bubbles rise, and the bell rings.".utf8).write(to: url)
            return url
        } catch {
            return nil
        }
    }()
}
