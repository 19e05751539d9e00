import Foundation
import OrielUIKit

/// The content of a header or footer of a table: a configuration, labels, or the subviews.
struct HeaderFooterContent: View {
    let view: UITableViewHeaderFooterView
    let stretch: Stretch

    var body: some View {
        view.noteDrawing()
        return content.background {
            if let background = view.backgroundView { DrawnView(view: background, stretch: .both) }
        }
    }

    @MainActor private var content: AnyView {
        if let configuration = view.contentConfiguration {
            return ConfiguredContent(cell: view, configuration: configuration).view
                .stretched(stretch, alignment: .leading)
        }
        guard !view.labels.isEmpty else { return SubviewsContent(container: view, stretch: stretch).view }
        return VStack(alignment: .leading, spacing: 2) {
            ForEach(Array(view.labels.enumerated()), id: \.offset) { _, label in
                DrawnView(view: label, stretch: [])
            }
        }
        .stretched(stretch, alignment: .leading)
    }
}
