import Foundation
import OrielCore
import Testing

@testable import OrielWeb

/// Tests of the animations with which views of the first page enter.
@MainActor
@Suite struct EntranceTests {
    /// The page of a view, with its entrances.
    private func page(_ view: some View) -> PageContent {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { view }
        defer { graph.unmount() }
        let document = WebDocument()
        document.mount(graph.elementTrees)
        return document.makePage(entrances: graph.takeEntrances())
    }

    struct Arriving<Content: View>: View {
        let content: (Bool) -> Content
        @State private var hasArrived = false
        var body: some View {
            content(hasArrived).onAppear { withAnimation(.linear(duration: 0.5).delay(0.25)) { hasArrived = true } }
        }
    }

    @Test func `a change moves from the first state`() {
        let page = page(Arriving { Text("Hello").opacity($0 ? 1 : 0.25).offset(y: $0 ? 0 : 24) })

        #expect(page.rules.contains("@keyframes enter0{from{opacity:0.25"))
        #expect(
            page.rules.contains("transform:translate(0px,24px)") || page.rules.contains("translateY(24px)")
                || page.rules.contains("translate(0,24px)")
        )
        #expect(page.rules.contains(".enter0{animation:enter0 500ms linear 250ms backwards}"))
        #expect(page.body.contains("enter0"))
        #expect(page.body.contains("Hello"))
    }

    @Test func `a ring closes from its first part`() {
        let page = page(Arriving { Circle().trim(from: 0, to: $0 ? 0.75 : 0.25).stroke(.black, lineWidth: 8) })

        #expect(page.rules.contains("@keyframes enter0{from{stroke-dasharray:0.25 2}}"))
        #expect(page.body.contains("stroke-dasharray:0.75 2"))
        #expect(page.body.contains("enter0"))
    }

    @Test func `what was inserted enters with its transition`() {
        let page = page(
            Arriving { hasArrived in
                VStack {
                    Text("Hello")
                    if hasArrived { Text("More").transition(.opacity) }
                    if hasArrived { Text("Still").transition(.identity) }
                }
            }
        )

        #expect(page.rules.contains("{from{opacity:0}}"))
        #expect(page.body.matches(of: /enter\d/).count == 1)
        #expect(page.body.contains("Still"))
    }

    @Test func `a view that has been removed does not enter`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) {
            Arriving { hasArrived in
                VStack {
                    Text("Hello")
                    if hasArrived { Text("More").transition(.opacity) }
                }
            }
        }
        defer { graph.unmount() }
        let document = WebDocument()
        document.mount(graph.elementTrees)
        let entrances = graph.takeEntrances()
        #expect(!entrances.isEmpty && document.html.contains("More"))

        document.take(entrances.map { Patch(.remove($0.id)) })

        #expect(!document.makePage(entrances: entrances).rules.contains("@keyframes enter"))
    }

    /// Rows that fade in one after the other.
    struct Rows: View {
        @State private var hasArrived = false
        var body: some View {
            VStack {
                ForEach(0..<40, id: \.self) { row in
                    Text("Row \(row)")
                        .opacity(hasArrived ? 1 : 0)
                        .animation(.linear(duration: 0.5).delay(Double(row) / 10), value: hasArrived)
                }
            }
            .onAppear { hasArrived = true }
        }
    }

    @Test func `each row enters at the time of its own animation`() {
        let page = page(Rows())

        let rules = page.rules.matches(of: /\.enter\d+\{animation:enter\d+ 500ms linear (\d+)ms backwards\}/)
        #expect(rules.compactMap { Int($0.1) } == (0..<40).map { $0 * 100 })
        #expect(page.body.matches(of: /enter\d+/).count == 40)
    }

    @Test func `a page without such changes has no animations`() {
        #expect(!page(Arriving { _ in Text("Hello") }).rules.contains("@keyframes"))
    }

    @Test func `the page stays as it is`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) {
            Arriving { Text($0 ? "After" : "Before").frame(width: $0 ? 200 : 100).background($0 ? Color.red : .blue) }
        }
        defer { graph.unmount() }
        let document = WebDocument()
        document.mount(graph.elementTrees)
        let html = document.html

        let page = document.makePage(entrances: graph.takeEntrances())

        #expect(document.html == html)
        #expect(page.body.contains("After"))
        #expect(document.makePage().body == html)
    }

    @Test func `declarations are split outside of parentheses`() {
        let parsed = FirstState.parsed("opacity:0;background-image:url(data:image/png;base64,AA);width:3px")
        #expect(parsed == ["opacity": "0", "background-image": "url(data:image/png;base64,AA)", "width": "3px"])
    }

    @Test func `sizes are animated between two lengths only`() {
        #expect(FirstState.declarations(from: ["width": "3px"], to: ["width": "9px"]) == "width:3px")
        #expect(FirstState.declarations(from: ["width": "3px"], to: [:]) == "")
        #expect(FirstState.declarations(from: [:], to: ["opacity": "0.5"]) == "opacity:1")
        #expect(FirstState.declarations(from: ["display": "none"], to: [:]) == "")
    }
}
