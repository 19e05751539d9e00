import SwiftUI

struct ErasedViews: View {
    var kind: Int

    var body: some View {
        VStack {
            erased
            Group {
                Text("Grouped 1")
                Text("Grouped 2")
            }
            .font(.caption)
            EmptyView()
            AnyView(erasing: Text("Erased from outside"))
            if kind == 3 { EmptyView() } else { Text("Not three") }
        }
    }

    private var erased: AnyView {
        switch kind {
        case 0: return AnyView(Text("Zero"))
        case 1: return AnyView(Button("One") {})
        default: return AnyView(EmptyView())
        }
    }
}

struct Page: Identifiable {
    let id: Int
    let view: AnyView

    init<V: View>(id: Int, view: V) {
        self.id = id
        self.view = AnyView(view)
    }
}

struct Pages: View {
    let pages = [
        Page(id: 0, view: Text("Cover")),
        Page(
            id: 1,
            view: HStack {
                Text("Left"); Text("Right")
            }
        ),
    ]

    var body: some View {
        ForEach(pages) { page in page.view }
    }
}

/// Returns a type-erased view, as a router does.
@MainActor
func destination(for name: String) -> any View {
    switch name {
    case "card": ProfileCard(profile: .sample)
    default: Text(name)
    }
}

struct OpenedExistential: View {
    let name: String

    var body: some View { AnyView(destination(for: name)) }
}
