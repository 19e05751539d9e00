import OrielCore
import OrielTesting
import Testing

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

private struct PinnedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

/// A container that says which subviews it has.
private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            Text("\(subviews.count) views")
            ForEach(subviews) { subview in
                HStack {
                    if subview.containerValues.isPinned { Text("pinned") }
                    subview
                }
            }
        }
    }
}

private struct Pair: View {
    var body: some View {
        Text("left")
        Text("right")
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
}

@MainActor
@Suite struct SubviewTests {
    @Test func `the views of a builder are subviews`() async {
        let host = ViewHost {
            Numbered {
                Text("a")
                Group {
                    Text("b"); Text("c")
                }
                if true { Text("d") }
                EmptyView()
                ForEach(0..<2) { Text("row \($0)") }
                AnyView(Text("e"))
            }
        }

        #expect(host.texts == ["7 views", "a", "b", "c", "d", "row 0", "row 1", "e"])
    }

    @Test func `a view with a body is one subview`() {
        let host = ViewHost { Numbered { Pair() } }

        #expect(host.texts == ["1 views", "left", "right"])
    }

    @Test func `a modifier of several views is applied to each subview`() {
        let host = ViewHost {
            Group(
                subviews: Group {
                    Text("a"); Text("b")
                }.opacity(0.5)
            ) { subviews in
                subviews[1]
            }
        }

        let tree = host.elementTrees[0]
        #expect(tree.element.kind == .opacity)
        #expect(tree.children[0].element.text == "b")
    }

    @Test func `container values reach the container through other modifiers`() {
        let host = ViewHost {
            Numbered {
                Text("a").containerValue(\.isPinned, true).padding()
                Text("b")
                Group {
                    Text("c"); Text("d")
                }.containerValue(\.isPinned, true)
            }
        }

        #expect(host.texts == ["4 views", "pinned", "a", "b", "pinned", "c", "pinned", "d"])
    }

    @Test func `tags are values of the container`() {
        var found: [String] = []
        let host = ViewHost {
            Group(
                subviews: Group {
                    Text("a").tag(1); Text("b").tag("x"); Text("c")
                }
            ) { subviews in
                let _ =
                    found = subviews.map {
                        "\($0.containerValues.tag(for: Int.self).map(String.init) ?? "-") \($0.containerValues.hasTag("x"))"
                    }
                subviews.first
            }
        }

        #expect(found == ["1 false", "- true", "- false"])
        #expect(host.texts == ["a"])
    }

    @Test func `a subview keeps its state when others come and go`() async throws {
        struct Changing: View {
            @State private var isShown = true

            var body: some View {
                Button("hide") { isShown = false }
                Numbered {
                    if isShown { Text("a") }
                    Counter()
                }
            }
        }
        let host = ViewHost { Changing() }
        try await host.tap("count 0")

        try await host.tap("hide")

        #expect(host.texts == ["hide", "1 views", "count 1"])
    }

    @Test func `the rest of the subviews is a view`() {
        let host = ViewHost {
            Group(
                subviews: Group {
                    Text("a"); Text("b"); Text("c")
                }
            ) { subviews in
                subviews.first
                HStack { subviews.dropFirst() }
            }
        }

        #expect(host.texts == ["a", "b", "c"])
    }

    @Test func `ForEach makes a view of each subview`() {
        let host = ViewHost {
            ForEach(
                subviews: Group {
                    Text("a"); Text("b")
                }
            ) { subview in
                Text("before")
                subview
            }
        }

        #expect(host.texts == ["before", "a", "before", "b"])
    }

    @Test func `the outermost tag counts`() {
        var found: [Int?] = []
        let host = ViewHost {
            Group(subviews: Text("a").tag(1).tag(2)) { subviews in
                let _ = found = subviews.map { $0.containerValues.tag(for: Int.self) }
                subviews
            }
        }

        #expect(found == [2])
        #expect(host.texts == ["a"])
    }

    @Test func `views between sections of a modified group are not lost`() {
        let host = ViewHost {
            ForEach(
                sections: Group {
                    Section("One") { Text("a") }
                    Text("between")
                    Section("Two") { Text("b") }
                    Text("after")
                }
                .padding()
            ) { section in
                section.header
                section.content
            }
        }

        #expect(host.texts == ["One", "a", "between", "Two", "b", "after"])
    }

    @Test func `sections have headers, and loose views are sections`() {
        let host = ViewHost {
            ForEach(
                sections: Group {
                    Text("loose")
                    Section("One") {
                        Text("a"); Text("b")
                    }.containerValue(\.isPinned, true)
                    Section {
                        Text("c")
                    } footer: {
                        Text("end")
                    }
                }
            ) { section in
                Text("\(section.content.count) \(section.containerValues.isPinned)")
                section.header
                section.content
                section.footer
            }
        }

        #expect(host.texts == ["1 false", "loose", "2 true", "One", "a", "b", "1 false", "c", "end"])
    }
}

private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text("|") }
        }
    }
}

private struct WidthTrait: _ViewTraitKey {
    static var defaultValue: Int { 0 }
}

private struct Widths: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        Text(children.map { "\($0[WidthTrait.self])" }.joined(separator: " "))
    }
}

@MainActor
@Suite struct VariadicViewTests {
    @Test func `the root gets the views one by one`() {
        let host = ViewHost {
            _VariadicView.Tree(Divided()) {
                Text("a")
                ForEach(["b", "c"], id: \.self) { Text($0) }
            }
        }

        #expect(host.texts == ["a", "|", "b", "|", "c"])
    }

    @Test func `the root reads traits and ids`() {
        let host = ViewHost {
            _VariadicView.Tree(Widths()) {
                Text("a")._trait(WidthTrait.self, 3)
                Text("b")
            }
        }
        var ids: [String?] = []
        struct IDs: _VariadicView.UnaryViewRoot {
            let note: ([String?]) -> Void
            func body(children: _VariadicView.Children) -> some View {
                let _ = note(children.map { $0.id(as: String.self) })
                children
            }
        }
        let other = ViewHost {
            _VariadicView.Tree(IDs { ids = $0 }) {
                ForEach(["x", "y"], id: \.self) { Text($0) }
                Text("z").id("named")
                Text("w")
            }
        }

        #expect(host.texts == ["3 0"])
        #expect(ids == ["x", "y", "named", nil])
        #expect(other.texts == ["x", "y", "z", "w"])
    }
}
