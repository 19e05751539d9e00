import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

/// Tests of views whose layout and nodes may be copied from the view before them.
@MainActor
struct AlikeViewsTests {
    @Test func `rows that differ in texts have the nodes of rows alone`() {
        expectNodesOfRowsAlone { index in
            HStack {
                Text("Row \(index)").frame(width: 60, alignment: .leading)
                Button("Open \(index)") {}
                Spacer()
                Button("Remove") {}.accessibilityLabel("Remove")
            }
            .padding(8)
            .background(Color.clear)
        }
    }

    @Test func `rows that differ in attributes keep them`() {
        expectNodesOfRowsAlone { index in
            HStack {
                Text("Row").foregroundStyle(index == 2 ? Color.red : Color.blue)
                Text("Row").padding(index == 3 ? 4 : 8)
            }
        }
    }

    @Test func `rows that differ in structure keep it`() {
        expectNodesOfRowsAlone { index in
            HStack {
                Text("Row")
                if index == 1 { Spacer() }
                Text("\(index)")
            }
        }
    }

    @Test func `runs and covered letters are those of their own row`() {
        expectNodesOfRowsAlone { index in Text("**Row** \(index)") }
        expectNodesOfRowsAlone { index in Text("Row \(index)").redacted(reason: .placeholder) }
    }

    @Test func `views that are read as one element keep their texts`() {
        expectNodesOfRowsAlone { index in
            HStack {
                Text("Row")
                Text("\(index)")
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test func `a copied row changes alone`() async throws {
        struct Counters: View {
            @State var taps = [0, 0, 0]
            var body: some View {
                VStack {
                    ForEach(taps.indices, id: \.self) { index in
                        Button("Row \(index): \(taps[index])") { taps[index] += 1 }
                    }
                }
            }
        }
        let host = ViewHost { Counters() }
        let document = WebDocument()
        document.mount(host.elementTrees)
        let client = ClientModel(document, document.makePage())

        try await host.tap("Row 1: 0")
        document.take(host.drainPatches())
        try client.apply(document.encodeChanges())

        let texts = client.root.children[0].children.map(\.text)
        #expect(texts == ["Row 0: 0", "Row 1: 1", "Row 2: 0"])
    }

    /// Compares rows with the same rows between dividers. Each of these follows a divider, so none of them is copied.
    private func expectNodesOfRowsAlone(_ row: @escaping @MainActor (Int) -> some View) {
        // Without a spacing, the distance to a text above would differ.
        let rows = ViewHost { VStack(spacing: 0) { ForEach(0..<5) { row($0) } } }
        let separateRows = ViewHost {
            VStack(spacing: 0) {
                ForEach(0..<5) { index in
                    row(index)
                    Divider()
                }
            }
        }
        let divider = /<div[^>]*separator[^>]*><\/div>/
        #expect(content(rows.html) == content(separateRows.html).replacing(divider, with: ""))
    }

    /// Returns the markup after the first tag.
    private func content(_ html: String) -> Substring { html.drop { $0 != ">" } }
}
