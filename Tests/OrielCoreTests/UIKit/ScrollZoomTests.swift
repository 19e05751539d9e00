import Foundation
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielCore

@MainActor
@Suite struct ScrollZoomTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        let content = UILabel()
        var ended: [Double] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            ended.append(Double(scale))
        }
    }

    private struct Zooming: UIViewRepresentable {
        let scroll: UIScrollView
        let delegate: Delegate

        func makeUIView(context: Context) -> UIScrollView {
            scroll.delegate = delegate
            scroll.maximumZoomScale = 4
            delegate.content.text = "photo"
            scroll.addSubview(delegate.content)
            return scroll
        }

        func updateUIView(_ scroll: UIScrollView, context: Context) {}
    }

    private let scroll = UIScrollView()
    private let delegate = Delegate()

    private var host: ViewHost { ViewHost { Zooming(scroll: scroll, delegate: delegate) } }

    private func zoomer(_ host: ViewHost) -> Element? {
        host.elementTrees.flatMap(\.all).first { $0.kind == .scrollView }
    }

    @Test func `the client gets the limits, and follows the app`() async throws {
        let host = host
        #expect(zoomer(host)?.attributes[.watch] == .string("zoom=1.0,4.0,0.0,1.0,0.0 phases"))
        #expect(zoomer(host)?.events.contains(.magnify) == true)

        scroll.setZoomScale(9, animated: true)
        await host.settle()

        #expect(scroll.zoomScale == 4)
        #expect(zoomer(host)?.attributes[.watch] == .string("zoom=1.0,4.0,1.0,4.0,1.0 phases"))
    }

    @Test func `a part of the content fills the view`() async throws {
        let host = host
        scroll.size = CGSize(width: 300, height: 200)

        scroll.zoom(to: CGRect(x: 50, y: 0, width: 100, height: 100), animated: false)
        await host.settle()

        #expect(zoomer(host)?.attributes[.watch] == .string("zoom=1.0,4.0,1.0,2.0,0.0,100.0,50.0 phases"))
    }

    @Test(arguments: [(2.5, 2.5), (100, 4)]) func `the delegate learns what fingers have done`(
        sent: Double,
        scale: Double
    )
        async throws
    {
        let host = host
        let id = try #require(host.elementTrees.flatMap(\.allTrees).first { $0.element.kind == .scrollView }?.id)

        await host.send(.magnify(MagnifyEvent(.changed, scale: 3)), to: id)
        #expect(delegate.ended.isEmpty)
        await host.send(.magnify(MagnifyEvent(.ended, scale: sent)), to: id)
        await host.send(.magnify(MagnifyEvent(.ended, scale: .nan)), to: id)

        #expect(delegate.ended == [scale])
        #expect(
            zoomer(host)?.attributes[.watch] == .string("zoom=1.0,4.0,0.0,1.0,0.0 phases"),
            "the client has done so already"
        )
    }
}

extension ElementTree {
    fileprivate var allTrees: [ElementTree] { [self] + children.flatMap(\.allTrees) }
    fileprivate var all: [Element] { allTrees.map(\.element) }
}
