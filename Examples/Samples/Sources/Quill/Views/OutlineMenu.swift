import SwiftUI

/// The headings of a document.
struct OutlineMenu: View {
    let outline: [String]

    var body: some View {
        Menu {
            ForEach(Array(outline.enumerated()), id: \.offset) { _, title in
                Text(title)
            }
        } label: {
            Label("Outline", systemImage: "list.bullet")
        }
        .disabled(outline.isEmpty)
    }
}
