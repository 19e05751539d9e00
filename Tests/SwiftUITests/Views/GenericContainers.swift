import SwiftUI

/// A container that builds its content once, in the initializer.
struct Card<Content: View>: View {
    let title: String
    let content: Content

    init(title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(title).bold()
            content
        }
    }
}

/// A container that builds its content in each body, from a stored closure.
struct Repeated<Content>: View where Content: View {
    var times: Int
    @ViewBuilder var content: (Int) -> Content

    var body: some View {
        HStack {
            ForEach(0..<times, id: \.self) { content($0) }
        }
    }
}

/// A container with several slots, one of them optional.
struct Panel<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: () -> Content
    private let footer: Footer

    init(
        @ViewBuilder header: () -> Header,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content
        self.footer = footer()
    }

    var body: some View {
        VStack(spacing: 0) {
            header
            Divider()
            content()
            footer
        }
    }
}

extension Panel where Footer == EmptyView {
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: header, content: content, footer: { EmptyView() })
    }
}

extension Panel where Header == Text, Footer == EmptyView {
    init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(header: { Text(title) }, content: content, footer: EmptyView.init)
    }
}

/// A container over any collection, with a memberwise initializer.
struct Grouped<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
    let data: Data
    @ViewBuilder let row: (Data.Element) -> Row
    var header: AnyView? = nil

    var body: some View {
        VStack {
            header
            ForEach(data) { element in
                row(element)
            }
        }
    }
}

struct ContainersView: View {
    var body: some View {
        Card(title: "Card") {
            Text("One")
            Text("Two")
        }
        Repeated(times: 2) { index in
            Text("Copy \(index)")
        }
        Panel("Panel") {
            Text("Inside")
        }
        Panel {
            Text("Header")
        } content: {
            Text("Content")
        } footer: {
            Text("Footer")
        }
        Grouped(data: [Ingredient(id: 1, name: "Sugar")], row: { Text($0.name) }, header: AnyView(Text("Pantry")))
    }
}
