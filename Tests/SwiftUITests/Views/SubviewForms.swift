import SwiftUI

extension ContainerValues {
    @Entry var isHighlighted: Bool = false
    @Entry var caption: String?
}

/// A container that arranges the views of its content, as Apple documents it.
struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                if let first = subviews.first { first }
                HStack {
                    ForEach(subviews.dropFirst()) { subview in
                        let values = subview.containerValues
                        subview
                            .padding(values.isHighlighted ? 20 : 10)
                            .overlay { values.caption.map { Text($0) } }
                            .id(subview.id)
                    }
                }
                subviews[0...]
            }
            ForEach(subviews: content) { $0.border(.red) }
            ForEach(sections: content) { section in
                VStack {
                    section.header
                    ForEach(section.content) { $0 }
                    section.footer
                }
            }
            Group(sections: content) { sections in
                Text("\(sections.count) sections")
                if !sections.isEmpty { sections[0].content }
            }
        }
    }
}

struct CardsView: View {
    var body: some View {
        Cards {
            Text("A").containerValue(\.isHighlighted, true)
            Section("Words") { Text("B").tag(2) }.captioned("b")
        }
        DividedStack {
            Text("C")
            Text("D")
        }
    }
}

extension View {
    func captioned(_ caption: String) -> some View { containerValue(\.caption, caption) }
}

/// A stack with lines between its views, as libraries write it.
struct DividedStack<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        _VariadicView.Tree(DividedLayout(), content: content)
    }
}

struct DividedLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack {
            ForEach(children) { child in
                child
                if child.id != last { Divider() }
            }
        }
    }
}
