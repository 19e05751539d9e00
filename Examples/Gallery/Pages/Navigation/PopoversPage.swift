import SwiftUI

/// Popovers beside the views that they point to.
struct PopoversPage: View {
    @State private var isMarkShown = false
    @State private var isSheetShown = false

    var body: some View {
        VStack(spacing: 28) {
            RowOrColumn(spacing: 16) {
                PopoverButton("Above", edge: .top) { Note("Above the button") }
                PopoverButton("Below", edge: .bottom) { Note("Below the button") }
            }
            RowOrColumn(spacing: 16) {
                PopoverButton("Before", edge: .leading) { Note("Before the button") }
                PopoverButton("After", edge: .trailing) { Note("After the button") }
            }
            PopoverButton("Any edge", edge: nil) { Note("Where there is room") }
            PopoverButton("List", edge: nil) { BookList() }
            Button("Sheet on a phone") { isSheetShown = true }
                .popover(isPresented: $isSheetShown) { Note("A sheet in a narrow window") }
            RoundedRectangle(cornerRadius: 12)
                .fill(Color(.secondarySystemBackground))
                .frame(width: 280, height: 120)
                .overlay { Button("Point") { isMarkShown = true }.buttonStyle(.plain) }
                .popover(isPresented: $isMarkShown, attachmentAnchor: .point(UnitPoint(x: 0.25, y: 1))) {
                    Note("A quarter of the way along").presentationCompactAdaptation(.popover)
                }
        }
        .buttonStyle(.bordered)
        .padding()
        .scrollsLargeTexts(.vertical)
    }
}

private struct PopoverButton<Content: View>: View {
    let title: String
    let edge: Edge?
    @ViewBuilder let content: Content
    @State private var isShown = false

    init(_ title: String, edge: Edge?, @ViewBuilder content: () -> Content) {
        self.title = title
        self.edge = edge
        self.content = content()
    }

    var body: some View {
        Button(title) { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: edge) {
                content.presentationCompactAdaptation(.popover)
            }
    }
}

private struct Note: View {
    let text: String
    @State private var taps = 0

    init(_ text: String) { self.text = text }

    var body: some View {
        VStack(spacing: 8) {
            Text(text)
            Button("More") { taps += 1 }
            ForEach(0..<taps, id: \.self) { Text("Line \($0 + 1)") }
        }
        .padding()
    }
}

private struct BookList: View {
    private static let titles = ["Momo", "Emma", "Ulysses", "Dracula", "Candide", "Walden"]

    var body: some View {
        List(Self.titles, id: \.self) { Text($0) }
    }
}
