import Foundation
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielCore

/// Tests of views that draw themselves.
@MainActor
@Suite struct ViewDrawingTests {
    final class BarView: UIView {
        var sizes: [CGSize] = []

        override func draw(_ rect: CGRect) {
            sizes.append(rect.size)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    struct Bar: UIViewRepresentable {
        let view: BarView

        func makeUIView(context: Context) -> BarView { view }
        func updateUIView(_ view: BarView, context: Context) {}
    }

    private func all(_ kind: Element.Kind, in trees: [ElementTree]) -> [ElementTree] {
        trees.flatMap { ($0.element.kind == kind ? [$0] : []) + all(kind, in: $0.children) }
    }

    @Test func `a view draws in the size that the browser reports`() async throws {
        let view = BarView()
        let host = ViewHost { Bar(view: view) }
        #expect(all(.image, in: host.elementTrees).isEmpty)

        for size in [CGSize(width: 40, height: 20), CGSize(width: 60, height: 20)] {
            let observer = try #require(all(.geometryObserver, in: host.elementTrees).first)
            await host.send(.size(CGRect(origin: .zero, size: size)), to: observer.id)
            await host.settle()

            #expect(view.sizes.last == size)
            #expect(all(.image, in: host.elementTrees).count == 1)
        }
    }
}
