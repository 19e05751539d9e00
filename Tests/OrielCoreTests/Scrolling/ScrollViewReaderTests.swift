import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollViewReaderTests {
    struct Rows: View {
        let target: Int
        var anchor: UnitPoint?
        var body: some View {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo(target, anchor: anchor) }
                ScrollView { LazyVStack { ForEach(0..<1000) { Text("row \($0)") } } }
            }
        }
    }

    private func target(of patches: [Patch], in host: ViewHost) -> String? {
        for case .scroll(let id, _) in patches.map(\.operation) {
            return host.elementTrees.compactMap { $0.find(id) }.first?.element.text
        }
        return nil
    }

    @Test func `a row on screen is scrolled to`() async throws {
        let host = ViewHost { Rows(target: 5, anchor: .top) }
        _ = host.drainPatches()

        try await host.tap("go")

        let patches = host.drainPatches()
        #expect(patches.count == 1)
        #expect(target(of: patches, in: host) == "row 5")
        guard case .scroll(_, anchor: .top)? = patches.first?.operation else {
            Issue.record("\(patches)")
            return
        }
    }

    @Test func `a row that is not mounted is mounted first`() async throws {
        let host = ViewHost { Rows(target: 800) }

        try await host.tap("go")

        #expect(host.texts.contains("row 800"))
        #expect(target(of: host.drainPatches(), in: host) == "row 800")
    }

    @Test(arguments: [40, 800]) func `a row stays mounted when the browser first reports where it was before`(
        target: Int
    ) async throws {
        let host = ViewHost { Rows(target: target) }
        try await host.tap("go")
        let rows = try #require(host.elementTrees.flatMap { $0.all(of: .lazyRows) }.first)

        await host.send(.visibleRange(start: 0, end: 0), to: rows.id)
        #expect(host.texts.contains("row \(target)"))

        // A person has scrolled back.
        await host.send(.visibleRange(start: 0, end: 0), to: rows.id)
        #expect(host.texts.contains("row 0") && !host.texts.contains("row \(target)"))
    }

    /// A row whose id is part of its body.
    struct Card: View {
        let number: Int
        var body: some View {
            HStack {
                Text("card")
                if number > 0 { Text("card \(number)").id("card \(number)") }
            }
        }
    }

    @Test(arguments: ["card 800", "text 800", "box 800"])
    func `an id inside a row that is not mounted is found`(id: String) async throws {
        let host = ViewHost {
            ScrollViewReader { proxy in
                Button("go") { proxy.scrollTo(id, anchor: .top) }
                ScrollView {
                    LazyVStack {
                        ForEach(0..<1000) { number in
                            VStack {
                                Card(number: number)
                                Group { Text("text \(number)").padding().id("text \(number)") }
                                Text("box \(number)").id("box \(number)").padding()
                            }
                        }
                    }
                }
            }
        }
        #expect(!host.texts.contains(id))

        try await host.tap("go")

        #expect(host.texts.contains(id))
        #expect(host.drainPatches().contains { if case .scroll(_, .top) = $0.operation { true } else { false } })
    }

    @Test func `an unknown id does nothing`() async throws {
        let host = ViewHost { Rows(target: 5000) }
        _ = host.drainPatches()

        try await host.tap("go")

        #expect(host.drainPatches().isEmpty)
    }

    @Test func `a view with an id and a row added in the same turn are found`() async throws {
        struct Chat: View {
            @State private var messages = ["hello"]
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        Text("top").id("header")
                        ForEach(messages, id: \.self) { Text($0) }
                    }
                    Button("send") {
                        messages.append("new")
                        withAnimation { proxy.scrollTo("new") }
                    }
                    Button("up") { proxy.scrollTo("header") }
                }
            }
        }
        let host = ViewHost { Chat() }
        _ = host.drainPatches()

        try await host.tap("send")
        let patches = host.drainPatches()
        #expect(target(of: patches, in: host) == "new")
        #expect(patches.last?.animation == .default)

        try await host.tap("up")
        #expect(target(of: host.drainPatches(), in: host) == "top")
    }

    @Test func `a scroll position follows scrolling and leads it`() async throws {
        struct Positioned: View {
            @State private var first: Int?
            var body: some View {
                Button("go") { first = 700 }
                Text("first \(first ?? -1)")
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)") } } }
                    .scrollPosition(id: $first)
            }
        }
        let host = ViewHost { Positioned() }

        try await host.scroll(to: 300)
        #expect(host.texts.contains("first 300"))
        _ = host.drainPatches()

        try await host.tap("go")
        #expect(target(of: host.drainPatches(), in: host) == "row 700")
    }

    @Test func `a scroll position that the app sets stays until the person scrolls`() async throws {
        struct Positioned: View {
            @State private var first: Int? = 10
            var body: some View {
                Button("go") { first = 999 }
                Text("first \(first ?? -1)")
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)") } } }
                    .scrollPosition(id: $first)
            }
        }
        let host = ViewHost { Positioned() }
        #expect(host.texts.contains("first 10"))

        // The browser reports where it is before it scrolls.
        try await host.scroll(to: 0)
        #expect(host.texts.contains("first 10"))
        try await host.scroll(to: 8)
        try await host.scroll(to: 10)
        #expect(host.texts.contains("first 10"))

        // The user scrolls on at once.
        try await host.scroll(to: 300)
        #expect(host.texts.contains("first 300"))

        // The last row cannot be the first one that is visible.
        try await host.tap("go")
        try await host.scroll(to: 500)
        try await host.scroll(to: 990)
        #expect(host.texts.contains("first 999"))
    }

    @Test(arguments: [(880.0, 20), (879.6, 20), (900.0, 20), (923.4, 21), (922.0, 20)])
    func `a row of which less than a point can be seen is not the first one`(start: Double, row: Int) async throws {
        struct Positioned: View {
            @State private var first: Int?
            var body: some View {
                Text("first \(first ?? -1)")
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)") } } }
                    .scrollPosition(id: $first)
            }
        }
        let host = ViewHost { Positioned() }
        let rows = try #require(host.elementTrees.flatMap { $0.all(of: .lazyRows) }.first)

        // Rows that are not measured are taken to be 44 points high.
        await host.send(.visibleRange(start: start, end: start + 800), to: rows.id)

        #expect(host.texts.contains("first \(row)"))
    }
}

extension ScrollViewReaderTests {
    /// Two sections of 100 rows.
    private struct Parts: View {
        @State private var first: Int?

        var body: some View {
            Button("go") { first = 150 }
            Text("first \(first ?? -1)")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<2) { part in
                        Section {
                            ForEach(part * 100..<part * 100 + 100, id: \.self) { Text("row \($0)") }
                        }
                    }
                }
            }
            .scrollPosition(id: $first)
        }
    }

    @Test func `sections out of sight do not change the position`() async throws {
        let host = ViewHost { Parts() }
        // The rows of the sections, after the sections themselves.
        let parts = Array(host.elementTrees.flatMap { $0.all(of: .lazyRows) }.dropFirst())
        try #require(parts.count == 2)
        try await host.tap("go")

        await host.send(.visibleRange(start: 2200, end: 3000), to: parts[1].id)
        #expect(host.texts.contains("first 150"))
        await host.send(.visibleRange(start: 4400, end: 4400), to: parts[0].id)
        #expect(host.texts.contains("first 150"))
        await host.send(.visibleRange(start: 2100, end: 2900), to: parts[1].id)
        #expect(host.texts.contains("first 150"))
    }

    @Test func `a collection of sections does not change the position`() async throws {
        let host = ViewHost { Parts() }
        let collections = host.elementTrees.flatMap { $0.all(of: .lazyRows) }
        try #require(collections.count == 3)
        try await host.tap("go")

        await host.send(.visibleRange(start: 2200, end: 3000), to: collections[2].id)
        await host.send(.visibleRange(start: 6600, end: 7400), to: collections[0].id)
        await host.send(.visibleRange(start: 2100, end: 2900), to: collections[2].id)

        #expect(host.texts.contains("first 150"))
    }
}

extension ElementTree {
    fileprivate func all(of kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(of: kind) }
    }

    func find(_ id: Element.ID) -> ElementTree? {
        if self.id == id { return self }
        return children.lazy.compactMap { $0.find(id) }.first
    }
}
