import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct GeometryReaderTests {
    @Test func `the first size is the window's less what is around`() {
        let host = ViewHost(size: CGSize(width: 400, height: 800)) {
            GeometryReader { Text("\(Int($0.size.width))x\(Int($0.size.height))") }
                .padding(.horizontal, 20)
                .frame(height: 100)
        }

        #expect(host.texts == ["360x100"])
    }

    @Test func `a measured size makes the content again, an equal one does not`() async throws {
        let host = ViewHost { GeometryReader { Text("\(Int($0.size.width))") } }
        _ = host.drainPatches()

        try await host.measure(CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(host.texts == ["300"])
        #expect(host.drainPatches().count == 1)

        try await host.measure(CGRect(x: 0, y: 50, width: 300, height: 200))
        #expect(host.drainPatches().isEmpty)
    }

    @Test func `a view further down that keeps the proxy follows it`() async throws {
        struct Inner: View {
            let proxy: GeometryProxy
            var body: some View { Text("\(Int(proxy.size.height))") }
        }
        let host = ViewHost { GeometryReader { Inner(proxy: $0) } }

        try await host.measure(CGRect(x: 0, y: 0, width: 300, height: 222))

        #expect(host.texts == ["222"])
    }

    @Test func `the heights of bars are measured for a reader that uses them`() async throws {
        let size = ViewHost { GeometryReader { Text("\($0.size.width)") } }
        #expect(size.elementTrees[0].children.map(\.element.kind) == [.text])

        let bars = ViewHost {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                Text("\(Int(insets.top)), \(Int(insets.bottom)), \(Int(insets.leading + insets.trailing))")
            }
        }
        #expect(bars.elementTrees[0].children.map(\.element.kind) == [.text, .barLengths])
        #expect(bars.texts == ["0, 0, 0"])
        let probe = bars.elementTrees[0].children[1].id

        await bars.send(.size(CGRect(x: 5, y: 5, width: 49, height: 44)), to: probe)
        await bars.settle()
        #expect(bars.texts == ["44, 49, 0"])

        await bars.send(.size(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: -1)), to: probe)
        await bars.settle()
        #expect(bars.texts == ["44, 49, 0"])
    }

    @Test func `a view inside a reader can ask for the heights of bars later`() async throws {
        struct Inner: View {
            let proxy: GeometryProxy
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }
                if isOpen { Text("\(Int(proxy.safeAreaInsets.top))") }
            }
        }
        let host = ViewHost { GeometryReader { Inner(proxy: $0) } }
        #expect(!host.outline.contains("barLengths"))

        try await host.tap("Open")

        let probe = try #require(host.elementTrees[0].children.first { $0.element.kind == .barLengths })
        await host.send(.size(CGRect(x: 0, y: 0, width: 0, height: 96)), to: probe.id)
        await host.settle()
        #expect(host.texts.last == "96")
    }

    @Test func `the position is reported only to a reader that uses it`() async throws {
        let size = ViewHost { GeometryReader { Text("\($0.size.width)") } }
        #expect(size.elementTrees[0].element.events == .size)
        #expect(!size.elementTrees[0].element.attributes.bool(.reportsPosition))

        let place = ViewHost { GeometryReader { Text("\(Int($0.frame(in: .global).minY))") } }
        #expect(place.elementTrees[0].element.events == .size)
        #expect(place.elementTrees[0].element.attributes.bool(.reportsPosition))

        try await place.measure(CGRect(x: 0, y: -40, width: 300, height: 200))
        #expect(place.texts == ["-40"])
    }

    @Test func `a frame can be read in the coordinates of a named view`() async throws {
        let host = ViewHost {
            VStack {
                GeometryReader { Text("\(Int($0.frame(in: .named("box")).minY))") }
            }
            .coordinateSpace(name: "box")
        }
        let outer = host.elementTrees[0]
        let inner = outer.children[0].children[0]

        await host.send(.size(CGRect(x: 0, y: 100, width: 300, height: 500)), to: outer.id)
        await host.send(.size(CGRect(x: 0, y: 130, width: 300, height: 400)), to: inner.id)
        await host.settle()

        #expect(host.texts == ["30"])
    }

    @Test func `a geometry change is reported once`() async throws {
        var widths: [Double] = []
        let host = ViewHost {
            Color.red.onGeometryChange(for: Double.self, of: { $0.size.width }) { widths.append($0) }
        }

        try await host.measure(CGRect(x: 0, y: 0, width: 300, height: 10))
        try await host.measure(CGRect(x: 0, y: 0, width: 300, height: 20))
        try await host.measure(CGRect(x: 0, y: 0, width: 310, height: 20))

        #expect(widths == [300, 310])
    }
}
