import SwiftUI

/// Stacks, spacers, frames and overlays.
struct StacksPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                example("Horizontal, with a spacer") {
                    HStack {
                        Box("Leading")
                        Spacer()
                        Box("Trailing")
                    }
                    .scrollsLargeTexts(.horizontal)
                }
                example("Baselines") {
                    HStack(alignment: .firstTextBaseline) {
                        Text("Large").font(.largeTitle)
                        Text("small").font(.footnote)
                        Divider()
                        Text("and a\nsecond line")
                    }
                    .fixedSize(horizontal: false, vertical: true)
                    .scrollsLargeTexts(.horizontal)
                }
                example("Equal widths") {
                    RowOrColumn {
                        Box("One").frame(maxWidth: .infinity).background(.green.opacity(0.2))
                        Box("Two").frame(maxWidth: .infinity).background(.green.opacity(0.2))
                        Box("Three").frame(maxWidth: .infinity).background(.green.opacity(0.2))
                    }
                }
                example("Depth stack") {
                    ZStack(alignment: .bottomTrailing) {
                        Color.blue.opacity(0.15).frame(height: 80)
                        Box("Bottom, trailing").padding(8)
                    }
                }
                example("Overlay") {
                    Box("Inbox")
                        .overlay(alignment: .topTrailing) {
                            Circle().fill(.red).frame(width: 12, height: 12).offset(x: 6, y: -6)
                        }
                }
                example("Grid") {
                    Grid(alignment: .leading, horizontalSpacing: 16) {
                        GridRow {
                            Text("Name").bold()
                            Text("Ada")
                        }
                        GridRow {
                            Text("Born").bold()
                            Text("1815")
                        }
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func example(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            content()
        }
    }
}

private struct Box: View {
    private let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title)
            .padding(8)
            .background(.blue.opacity(0.2), in: .rect(cornerRadius: 6))
    }
}
