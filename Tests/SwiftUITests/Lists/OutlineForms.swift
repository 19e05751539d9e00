import OrielTesting
import SwiftUI
import Testing

/// Outlines as Apple documents them.
private struct FileItem: Hashable, Identifiable, CustomStringConvertible {
    var id: Self { self }
    var name: String
    var children: [FileItem]?
    var description: String {
        switch children {
        case nil: "file \(name)"
        case .some(let children): children.isEmpty ? "folder \(name)" : "open \(name)"
        }
    }
}

private struct OutlineForms: View {
    let data = FileItem(
        name: "users",
        children: [
            FileItem(
                name: "user1234",
                children: [FileItem(name: "Photos", children: [FileItem(name: "photo001.jpg")])]
            ),
            FileItem(name: "newuser", children: [FileItem(name: "Documents", children: [])]),
        ]
    )
    @State private var one: FileItem.ID?
    @State private var several: Set<FileItem.ID> = []

    var body: some View {
        OutlineGroup(data, children: \.children) { item in
            Text("\(item.description)")
        }
        List([data], children: \.children) { Text($0.name) }
        List([data], children: \.children, selection: $one) { Text($0.name) }
        List([data], id: \.name, children: \.children) { Text($0.name) }
        List([data], id: \.self, children: \.children, selection: $several) { Text($0.name) }
        List {
            Section("Files") { OutlineGroup([data], id: \.name, children: \.children) { Text($0.name) } }
        }
    }
}

@MainActor
@Suite struct OutlineFormTests {
    @Test func `every form of outline is taken`() {
        #expect(ViewHost { OutlineForms() }.texts.filter { $0.contains("users") }.count == 6)
    }
}
