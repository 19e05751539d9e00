import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct EffectTests {
    private func element(@ViewBuilder _ content: () -> some View) -> Element {
        ViewHost(content: content).elementTrees[0].element
    }

    @Test func `effects are elements around their content`() {
        #expect(element { Text("a").blur(radius: 3) } == Element(.blur, attributes: [.radius: .number(3)]))
        #expect(
            element { Text("a").shadow(color: .red, radius: 4, y: 2) }
                == Element(.shadow, attributes: [.color: .color(.red), .radius: .number(4), .y: .number(2)])
        )
        #expect(
            element { Text("a").saturation(0.5) }
                == Element(.colorEffect, attributes: [.effect: .string("saturation"), .value: .number(0.5)])
        )
        #expect(
            element { Text("a").blendMode(.plusDarker) }
                == Element(.blendMode, attributes: [.blendMode: .string("plusDarker")])
        )
    }

    @Test func `transforms keep their anchor where it is not the middle`() {
        #expect(
            element { Text("a").rotationEffect(.degrees(30)) }
                == Element(.rotation, attributes: [.angle: .number(.pi / 6 * 180 / .pi)])
        )
        #expect(element { Text("a").scaleEffect(2, anchor: .top) }.attributes[.anchor] == .point(.top))
    }

    @Test func `a projection leads back by its inverse`() {
        let transform = ProjectionTransform(CGAffineTransform(2, 1, 0.5, 3, 10, 20))

        let product = transform.concatenating(transform.inverted())

        for (entry, expected) in zip(_ElementTransform(product).entries, [1.0, 0, 0, 0, 1, 0, 0, 0, 1]) {
            #expect(abs(entry - expected) < 1e-9)
        }
    }

    @Test func `a geometry effect is asked again when the size is known`() async throws {
        let host = ViewHost { Text("a").modifier(HalfWay()) }
        let id = host.elementTrees[0].id

        await host.send(.size(CGRect(x: 0, y: 0, width: 60, height: 10)), to: id)

        let transform = ProjectionTransform(CGAffineTransform(translationX: 30, y: 0))
        #expect(host.elementTrees[0].element.attributes[.transform] == .transform(_ElementTransform(transform)))
    }

    @Test func `an alignment guide is a constant and parts of width and height`() {
        let guide = element { Text("a").alignmentGuide(.leading) { $0.width / 2 + 4 - $0[.bottom] } }

        #expect(guide.attributes.string(.guide) == "leading")
        #expect(guide.attributes.number(.guideConstant) == 4)
        #expect(guide.attributes.number(.guideWidth) == 0.5)
        #expect(guide.attributes.number(.guideHeight) == -1)
    }

    @Test func `a bar in the safe area is the last child`() {
        let host = ViewHost { Text("a").safeAreaInset(edge: .bottom) { Text("bar") } }

        #expect(host.elementTrees[0].element.attributes.string(.edge) == "bottom")
        #expect(host.elementTrees[0].children.map(\.element.kind) == [.text, .zStack])
        #expect(host.texts == ["a", "bar"])
    }

    @Test func `a layer follows the preference of the content`() async throws {
        let host = ViewHost { Badged() }
        #expect(host.texts.contains("badge 1"))

        try await host.tap("more")

        #expect(host.texts.contains("badge 2"))
    }

    @Test func `a periodic schedule begins with the date that has come last`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)

        let dates = schedule.entries(from: start + 25, mode: .normal).prefix(3)

        #expect(Array(dates) == [start + 20, start + 30, start + 40])
    }

    @Test func `a timeline shows the date that is due`() {
        let past = Date(timeIntervalSinceNow: -100)
        let host = ViewHost {
            TimelineView(.explicit([past, Date.distantFuture])) { Text($0.date == past ? "past" : "other") }
        }

        #expect(host.texts == ["past"])
    }
}

private struct HalfWay: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
}

private struct BadgeKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Badged: View {
    @State private var count = 1

    var body: some View {
        Button("more") { count += 1 }
            .preference(key: BadgeKey.self, value: count)
            .overlayPreferenceValue(BadgeKey.self) { Text("badge \($0)") }
    }
}
