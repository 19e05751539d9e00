import SwiftUI

/// A custom result builder.
@resultBuilder
enum MenuBuilder {
    static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
    static func buildBlock(_ items: [MenuItem]...) -> [MenuItem] { items.flatMap { $0 } }
    static func buildOptional(_ items: [MenuItem]?) -> [MenuItem] { items ?? [] }
    static func buildEither(first items: [MenuItem]) -> [MenuItem] { items }
    static func buildEither(second items: [MenuItem]) -> [MenuItem] { items }
    static func buildArray(_ items: [[MenuItem]]) -> [MenuItem] { items.flatMap { $0 } }
}

struct MenuItem: Identifiable {
    let id: String
    var isEnabled = true
    let action: @MainActor () -> Void

    init(_ title: String, action: @escaping @MainActor () -> Void = {}) {
        id = title
        self.action = action
    }
}

struct MenuView: View {
    private let items: [MenuItem]

    init(@MenuBuilder items: () -> [MenuItem]) {
        self.items = items()
    }

    var body: some View {
        ForEach(items) { item in
            Button(item.id, action: item.action)
                .disabled(!item.isEnabled)
        }
    }
}

/// Views and builders as function parameters.
struct BuilderForms: View {
    @State private var count = 0
    var isAdmin = true

    var body: some View {
        VStack {
            MenuView {
                MenuItem("Add") { count += 1 }
                if isAdmin {
                    MenuItem("Delete")
                }
                for name in ["One", "Two"] {
                    MenuItem(name)
                }
            }
            row("Count", Text("\(count)"))
            boxed {
                Text("a")
                Text("b")
            }
            pair(Text("left"), Text("right"))
            ViewBuilder.buildBlock(Text("built"), Text("by hand"))
            TupleView((Text("tuple"), Text("view")))
            optionalLabel
            isAdmin ? Text("admin") : Text("guest")
            if let label = optionalLabel { label.bold() }
            let total = count * 2
            Text("twice \(total)")
            Self.footer
            makeBadge()
        }
    }

    private var optionalLabel: Text? { isAdmin ? Text("label") : nil }

    private static let separator = "-"

    @ViewBuilder private static var footer: some View {
        Text(separator)
        Text("footer")
    }

    @ViewBuilder private func makeBadge() -> some View {
        switch count {
        case ..<0: EmptyView()
        case 0: Text("zero")
        default: Text("badge")
        }
    }

    private func row(_ title: LocalizedStringKey, _ value: some View) -> some View {
        HStack {
            Text(title)
            value
        }
    }

    private func boxed(@ViewBuilder _ content: () -> some View) -> some View {
        VStack(content: content)
    }

    private func pair<Left: View, Right: View>(_ left: Left, _ right: Right) -> TupleView<(Left, Right)> {
        TupleView((left, right))
    }
}

/// A recursive view has to erase or name its type.
struct TreeNode: Identifiable {
    let id: String
    var children: [TreeNode] = []
}

struct TreeView: View {
    let node: TreeNode

    var body: some View {
        VStack(alignment: .leading) {
            Text(node.id)
            ForEach(node.children) { child in
                TreeView(node: child)
            }
        }
    }
}
