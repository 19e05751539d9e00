import SwiftUI

/// Draws a document.
struct DocumentView: View {
    let document: Document

    var body: some View {
        BlocksView(blocks: document.blocks)
    }
}

struct BlocksView: View {
    let blocks: [Block]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
                BlockView(block: block)
            }
        }
    }
}

struct BlockView: View {
    let block: Block

    var body: some View {
        switch block {
        case .heading(let level, let text):
            Text(text)
                .font(level == 1 ? .title : level == 2 ? .title2 : .headline)
                .accessibilityAddTraits(.isHeader)
        case .paragraph(let text):
            Text(text)
        case .code(_, let code):
            ScrollView(.horizontal) {
                Text(code)
                    .font(.callout.monospaced())
                    .padding(12)
            }
            .background(.quaternary, in: .rect(cornerRadius: 8))
        case .quote(let blocks):
            BlocksView(blocks: blocks)
                .foregroundStyle(.secondary)
                .padding(.leading, 12)
                .overlay(alignment: .leading) {
                    Rectangle()
                        .fill(.tertiary)
                        .frame(width: 3)
                }
        case .list(let start, let items):
            Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 6) {
                ForEach(Array(items.enumerated()), id: \.offset) { offset, blocks in
                    GridRow {
                        Text(start.map { "\($0 + offset)." } ?? "•")
                            .monospacedDigit()
                        BlocksView(blocks: blocks)
                    }
                }
            }
        case .rule:
            Divider()
        }
    }
}
