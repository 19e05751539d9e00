import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct AnchorTests {
    @Test func `a view's box is read in the coordinates of another`() async throws {
        let host = ViewHost { Marked() }
        let trees = host.elementTrees.flatMap(\.all)
        let item = try #require(trees.first { $0.element.kind == .geometryObserver })
        let reader = try #require(trees.first { $0.element.kind == .geometryReader })

        await host.send(.size(CGRect(x: 110, y: 220, width: 30, height: 40)), to: item.id)
        await host.send(.size(CGRect(x: 100, y: 200, width: 300, height: 400)), to: reader.id)

        #expect(host.texts == ["item", "10.000000 20.000000 30.000000 40.000000"])
    }
}

extension ElementTree {
    fileprivate var all: [ElementTree] { [self] + children.flatMap(\.all) }
}

private struct BoxKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct Marked: View {
    var body: some View {
        Text("item")
            .anchorPreference(key: BoxKey.self, value: .bounds) { $0 }
            .overlayPreferenceValue(BoxKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let box = proxy[anchor]
                        Text("\(box.minX) \(box.minY) \(box.width) \(box.height)")
                    }
                }
            }
    }
}
