import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ScrollEffectTests {
    private func find(_ kind: Element.Kind, in trees: [ElementTree]) -> [ElementTree] {
        trees.flatMap { ($0.element.kind == kind ? [$0] : []) + find(kind, in: $0.children) }
    }

    /// The parts of the first visual effect: `offset[x: 3, y: 4]`.
    private func effect(_ host: ViewHost) throws -> [Element] {
        let tree = try #require(find(.visualEffect, in: host.elementTrees).first)
        guard case .transition(let effects)? = tree.element.attributes[.identity] else { return [] }
        return effects.effects
    }

    @Test func `an effect depends on the size of the view`() async throws {
        let host = ViewHost {
            Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height) }
        }
        let box = try #require(find(.geometryObserver, in: host.elementTrees).first)

        await host.send(.size(CGRect(x: 0, y: 0, width: 10, height: 24)), to: box.id)
        await host.settle()

        #expect(try effect(host).first?.attributes.number(.y) == 24)
    }

    @Test func `an effect can depend on the place in the scroll view`() async throws {
        let host = ViewHost {
            ScrollView {
                Text("a").visualEffect { content, proxy in
                    content
                        .offset(y: proxy.frame(in: .scrollView).minY)
                        .opacity(Double(proxy.bounds(of: .scrollView)?.height ?? 0) / 1000)
                }
            }
        }
        let box = try #require(find(.geometryObserver, in: host.elementTrees).first)
        let scrollView = try #require(find(.scrollView, in: host.elementTrees).first)

        #expect(scrollView.element.events.contains(.size))
        #expect(scrollView.element.attributes.bool(.reportsPosition))

        await host.send(.size(CGRect(x: 0, y: 100, width: 300, height: 500)), to: scrollView.id)
        await host.send(.size(CGRect(x: 0, y: 130, width: 10, height: 20)), to: box.id)
        await host.settle()

        let parts = try effect(host)
        #expect(parts.map(\.kind) == [.opacity, .offset])
        #expect(parts[0].attributes.number(.opacity) == 0.5)
        #expect(parts[1].attributes.number(.y) == 30)
    }

    @Test func `the space of a scroll view along an axis is that of the nearest one`() async throws {
        let host = ViewHost {
            ScrollView {
                ScrollView(.horizontal) {
                    Text("a").visualEffect { content, proxy in
                        content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
                    }
                }
            }
        }
        let views = find(.scrollView, in: host.elementTrees)

        #expect(views.map { $0.element.events.contains(.size) } == [true, false])
    }

    @Test func `scroll views without users of their space do not report it`() throws {
        let host = ViewHost { ScrollView { Text("a") } }
        let scrollView = try #require(find(.scrollView, in: host.elementTrees).first)

        #expect(!scrollView.element.events.contains(.size))
    }

    @Test(arguments: [(0, 1.0), (1, 0.0), (2, -1.0)])
    func `an animated transition shows the phase that the browser reports`(phase: UInt8, value: Double) async throws {
        let host = ViewHost {
            ScrollView {
                Text("a").scrollTransition(.animated) { content, phase in content.offset(x: phase.value) }
            }
        }
        let tree = try #require(find(.visualEffect, in: host.elementTrees).first)
        #expect(tree.element.attributes.string(.watch) == "0.5 sides")
        #expect(try effect(host).first?.attributes.number(.x) == 0)

        await host.send(.phase(Int(phase)), to: tree.id)
        await host.settle()

        #expect(try effect(host).first?.attributes.number(.x) == value)
    }

    @Test func `a phase that does not exist changes nothing`() async throws {
        let host = ViewHost {
            Text("a").scrollTransition(.animated) { content, phase in content.offset(x: phase.value) }
        }
        let tree = try #require(find(.visualEffect, in: host.elementTrees).first)

        for phase in [3, 255, -1] { await host.send(.phase(phase), to: tree.id) }
        await host.settle()

        #expect(try effect(host).first?.attributes.number(.x) == 0)
    }
}
