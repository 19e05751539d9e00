import OrielCore
import OrielTesting
import Testing

@MainActor @Suite struct ViewThatFitsTests {
    private let log = Log()

    private func host(_ names: [String]) -> ViewHost {
        ViewHost {
            ViewThatFits(in: .horizontal) {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .onAppear { log.lines.append("+\(name)") }
                        .onDisappear { log.lines.append("-\(name)") }
                }
            }
        }
    }

    private func container(of host: ViewHost) throws -> Element.ID {
        try #require(host.elementTrees.flatMap { $0.all(.viewThatFits) }.first).id
    }

    @Test func `the first view appears until the browser has chosen`() async throws {
        let host = host(["a", "b", "c"])
        #expect(log.lines == ["+a"])

        await host.send(.measure([1]), to: try container(of: host))

        #expect(log.lines == ["+a", "-a", "+b"])
        #expect(host.texts == ["b"])
    }

    @Test func `the same choice changes nothing`() async throws {
        let host = host(["a", "b"])
        await host.send(.measure([0]), to: try container(of: host))

        #expect(log.lines == ["+a"])
    }

    @Test("a choice beyond the views is that of the last one", arguments: [[7.0], [1e8], [2, 5]])
    func strangeChoices(numbers: [Double]) async throws {
        let host = host(["a", "b", "c"])
        await host.send(.measure(numbers), to: try container(of: host))

        #expect(log.lines == ["+a", "-a", "+c"])
    }

    @Test func `no choice at all is ignored`() async throws {
        let host = host(["a", "b"])
        await host.send(.measure([]), to: try container(of: host))

        #expect(log.lines == ["+a"])
    }

    @Test func `views that are inserted do not appear before they are chosen`() async throws {
        let host = ViewHost { Growing(log: log) }
        #expect(log.lines == ["+first"])

        try await host.tap("More")
        #expect(log.lines == ["+first"])

        try await host.tap("Without the first")
        #expect(log.lines == ["+first", "-first", "+second"])
    }

    @Test func `views that leave disappear once`() async throws {
        let host = host(["a", "b"])
        host.unmount()

        #expect(log.lines == ["+a", "-a"])
    }
}

private final class Log {
    var lines: [String] = []
}

private struct Growing: View {
    let log: Log
    @State private var hasFirst = true
    @State private var hasSecond = false

    var body: some View {
        ViewThatFits {
            if hasFirst { text("first") }
            if hasSecond { text("second") }
        }
        Button("More") { hasSecond = true }
        Button("Without the first") { hasFirst = false }
    }

    private func text(_ name: String) -> some View {
        Text(name)
            .onAppear { log.lines.append("+\(name)") }
            .onDisappear { log.lines.append("-\(name)") }
    }
}

extension ElementTree {
    fileprivate func all(_ kind: Element.Kind) -> [ElementTree] {
        (element.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
