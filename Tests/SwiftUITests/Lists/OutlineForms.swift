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

/// Tasks with parts, which the rows change.
private struct TaskItem: Identifiable, Hashable {
    let id: String
    var isDone = false
    var parts: [TaskItem]?
}

private struct OutlineOfBindings: View {
    @State private var tasks = [
        TaskItem(id: "Cook", parts: [TaskItem(id: "Chop"), TaskItem(id: "Boil")]), TaskItem(id: "Eat"),
    ]

    var body: some View {
        List($tasks, children: \.parts) { $task in Toggle(task.id, isOn: $task.isDone) }
        Text("Done: \(done)")
        Button("Remove") { tasks[0].parts?.removeLast() }
    }

    private var done: String {
        let all = tasks.flatMap { task in [task] + (task.parts ?? []) }
        return all.filter(\.isDone).map(\.id).joined(separator: ", ")
    }
}

private struct BoundOutline: View {
    @State private var tasks = [TaskItem(id: "Task")]
    @State private var one: TaskItem.ID?
    @State private var several: Set<TaskItem.ID> = []

    var body: some View {
        OutlineGroup($tasks, children: \.parts) { Text($0.wrappedValue.id) }
        OutlineGroup($tasks[0], children: \.parts) { $task in Text(task.id) }
        OutlineGroup($tasks, id: \.id, children: \.parts) { $task in Text(task.id) }
        OutlineGroup($tasks[0], id: \.id, children: \.parts) { $task in Text(task.id) }
        List($tasks, children: \.parts, selection: $one) { $task in Text(task.id) }
        List($tasks, children: \.parts, selection: $several) { $task in Text(task.id) }
        List($tasks, id: \.id, children: \.parts) { $task in Text(task.id) }
        List($tasks, id: \.id, children: \.parts, selection: $one) { $task in Text(task.id) }
        List($tasks, id: \.id, children: \.parts, selection: $several) { $task in Text(task.id) }
    }
}

@MainActor
@Suite struct OutlineFormTests {
    @Test func `rows of a tree change its values`() async throws {
        let host = ViewHost { OutlineOfBindings() }
        try await host.set(true, toggle: "Eat")
        #expect(host.texts.contains("Done: Eat"))

        // Only the arrow opens a row, as the row has a control.
        try await host.tap("Items")
        try await host.set(true, toggle: "Boil")
        #expect(host.texts.contains("Done: Boil, Eat"))

        try await host.tap("Remove")
        #expect(host.texts.contains("Done: Eat") && !host.texts.contains("Boil"))
    }

    @Test func `every form of an outline of bindings is taken`() {
        #expect(ViewHost { BoundOutline() }.texts.filter { $0 == "Task" }.count == 9)
    }

    @Test func `every form of outline is taken`() {
        #expect(ViewHost { OutlineForms() }.texts.filter { $0.contains("users") }.count == 6)
    }
}
