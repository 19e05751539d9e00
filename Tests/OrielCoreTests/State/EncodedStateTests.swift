import Foundation
import Testing

@testable import OrielCore

@MainActor
@Suite struct EncodedStateTests {
    /// What the bodies of a page have read, and how to set it.
    private final class Probe {
        var counts: [String: Int] = [:]
        var setters: [String: (Int) -> Void] = [:]
        var texts: [String?] = []
        var setText: (String) -> Void = { _ in }
    }

    private struct Counter: View {
        let name: String
        let probe: Probe
        @State private var count = 1

        var body: some View {
            probe.counts[name] = count
            probe.setters[name] = { count = $0 }
            return EmptyView()
        }
    }

    /// Its first state cannot be encoded.
    private struct Field: View {
        let probe: Probe
        @State private var object = NSObject()
        @State private var text: String?

        var body: some View {
            probe.texts.append(text)
            probe.setText = { text = $0 }
            return EmptyView()
        }
    }

    private struct NewView: View {
        @State private var isOn = true
        var body: some View { EmptyView() }
    }

    private func mount(_ content: some View, with state: EncodedState? = nil) -> ViewGraph {
        let graph = ViewGraph()
        graph.restoreState(state)
        graph.mount(environment: EnvironmentValues()) { content }
        return graph
    }

    /// The state of a graph, as another process gets it.
    private func sent(_ graph: ViewGraph) throws -> EncodedState {
        try JSONDecoder().decode(EncodedState.self, from: JSONEncoder().encode(graph.encodedState))
    }

    @Test func `views go on with their state among new views`() throws {
        let old = Probe()
        let graph = mount(
            Group {
                Counter(name: "a", probe: old); Counter(name: "b", probe: old); Field(probe: old)
            }
        )
        old.setters["b"]?(7)
        old.setText("Ada")
        graph.flush()

        let new = Probe()
        _ = mount(
            Group {
                Field(probe: new); NewView(); Counter(name: "a", probe: new); Counter(name: "b", probe: new)
            },
            with: try sent(graph)
        )

        #expect(new.counts == ["a": 1, "b": 7])
        #expect(new.texts == ["Ada"])
    }

    @Test func `the name of a private view is the same in all processes`() throws {
        #expect(String(reflecting: Counter.self).contains("unknown context at"))
        #expect(stableName(of: Counter.self) == "OrielCoreTests.EncodedStateTests.Counter")
        let optional = "Swift.Optional<OrielCoreTests.EncodedStateTests.Counter>"
        #expect(stableName(of: [Counter?].self) == "Swift.Array<\(optional)>")

        let probe = Probe()
        let graph = mount(Counter(name: "a", probe: probe))
        probe.setters["a"]?(7)
        graph.flush()
        let text = String(decoding: try JSONEncoder().encode(graph.encodedState), as: UTF8.self)
        #expect(text.contains("OrielCoreTests.EncodedStateTests.Counter"))
    }

    @Test func `state that was not set is not kept, so that a new initial value counts`() throws {
        let graph = mount(Counter(name: "a", probe: Probe()))

        #expect(graph.encodedState.isEmpty)
    }

    @Test func `a view whose state has another type begins with its initial value`() throws {
        let old = Probe()
        let graph = mount(Counter(name: "a", probe: old))
        old.setters["a"]?(7)
        graph.flush()
        let text = String(decoding: try JSONEncoder().encode(graph.encodedState), as: UTF8.self)
        // What Codable makes of a text instead of a number.
        let other = text.replacing(Data("7".utf8).base64EncodedString(), with: Data("\"x\"".utf8).base64EncodedString())
        #expect(other != text)

        let new = Probe()
        _ = mount(
            Counter(name: "a", probe: new),
            with: try JSONDecoder().decode(EncodedState.self, from: Data(other.utf8))
        )

        #expect(new.counts == ["a": 1])
    }

    @Test func `views that appear after the end begin with their initial values`() throws {
        let old = Probe()
        let graph = mount(Counter(name: "a", probe: old))
        old.setters["a"]?(7)
        graph.flush()

        let new = Probe()
        let other = ViewGraph()
        other.restoreState(try sent(graph))
        other.restoreState(nil)
        other.mount(environment: EnvironmentValues()) { Counter(name: "a", probe: new) }

        #expect(new.counts == ["a": 1])
    }
}
