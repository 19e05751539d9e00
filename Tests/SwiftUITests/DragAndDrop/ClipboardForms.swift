import SwiftUI
import UniformTypeIdentifiers

struct ClipboardForms: View {
    @State private var words: [String] = []

    var body: some View {
        VStack {
            Text("Copy").copyable(words)
            Text("Cut").cuttable { words }
            Text("Cut").cuttable(for: String.self) {
                defer { words = [] }
                return words
            }
            Text("Paste").pasteDestination { (new: [String]) in words += new }
            Text("Paste").pasteDestination(for: URL.self) {
                words += $0.map(\.path)
            } validator: {
                $0.filter(\.isFileURL)
            }
            Text("Commands")
                .onCopyCommand { words.map { NSItemProvider(object: $0 as NSString) } }
                .onCutCommand { [] }
                .onPasteCommand(of: [.plainText]) { providers in words.append("\(providers.count)") }
                .onPasteCommand(of: [.plainText]) { providers in
                    providers.first
                } perform: { provider in
                    words.append(provider.suggestedName ?? "")
                }
        }
    }
}
