import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct PointerTests {
    private struct Hovering<Space: CoordinateSpaceProtocol>: View {
        let space: Space
        @State private var phase = HoverPhase.ended

        var body: some View {
            Text(text).onContinuousHover(coordinateSpace: space) { phase = $0 }
        }

        private var text: String {
            switch phase {
            case .active(let place): "\(place.x) \(place.y)"
            case .ended: "ended"
            }
        }
    }

    private func element(_ host: ViewHost, _ event: Element.Events) throws -> Element.ID {
        try #require(host.elementTrees.first { $0.element.events.contains(event) }).id
    }

    @Test func `the place of the pointer is that in the view or in the page`() async throws {
        let place = ElementEvent.point(PointerPlace(x: 1, y: 2, pageX: 11, pageY: 12))
        let local = ViewHost { Hovering(space: .local) }
        let global = ViewHost { Hovering(space: .global) }

        _ = await local.send(place, to: try element(local, .point))
        _ = await global.send(place, to: try element(global, .point))

        #expect(local.texts == ["1.0 2.0"])
        #expect(global.texts == ["11.0 12.0"])
        _ = await local.send(.point(nil), to: try element(local, .point))
        #expect(local.texts == ["ended"])
    }

    @Test func `effects of the pointer can be disabled and have a default`() {
        func effects(@ViewBuilder _ content: @escaping () -> some View) -> [String?] {
            ViewHost { content() }.elementTrees.map { $0.element.attributes.string(.effect) }
        }

        #expect(effects { Text("a").hoverEffect() } == ["highlight"])
        #expect(effects { Text("a").hoverEffect(.lift) } == ["lift"])
        #expect(effects { Text("a").hoverEffect().defaultHoverEffect(.lift) } == ["lift"])
        #expect(effects { Text("a").hoverEffect(.lift).hoverEffectDisabled() } == [nil])
        #expect(effects { Text("a").hoverEffect(.lift, isEnabled: false) } == [nil])
    }

    @Test func `pointers have styles of browsers`() {
        let host = ViewHost { Text("a").pointerStyle(.grabIdle) }

        #expect(host.elementTrees.first?.element.attributes.string(.style) == "grab")
    }
}
