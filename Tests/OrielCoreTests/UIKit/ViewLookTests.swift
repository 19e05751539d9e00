import Foundation
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielCore

/// Tests of what is drawn of a view apart from its content.
@MainActor
@Suite struct ViewLookTests {
    struct Shown<Content: UIView>: UIViewRepresentable {
        let view: Content

        func makeUIView(context: Context) -> Content { view }
        func updateUIView(_ view: Content, context: Context) {}
    }

    private func all(_ kind: Element.Kind, in trees: [ElementTree]) -> [ElementTree] {
        trees.flatMap { ($0.element.kind == kind ? [$0] : []) + all(kind, in: $0.children) }
    }

    private func drawing(side: CGFloat = 12) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side / 2))
        }
    }

    // MARK: - Images

    @Test func `the edges of a resizable image keep their size`() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = drawing().resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let host = ViewHost { Shown(view: UIImageView(image: image)) }

        let drawn = try #require(all(.image, in: host.elementTrees).first?.element.attributes)
        #expect(drawn[.resizing] == .string("stretch"))
        #expect(drawn[.capInsets] == .insets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        #expect(image.capInsets == insets && image.resizingMode == .stretch)
        #expect(image.withTintColor(.red).capInsets == insets)
    }

    @Test func `a resizable image is repeated if the app says nothing else`() throws {
        let image = drawing().resizableImage(withCapInsets: .zero)
        let button = UIButton(type: .custom)
        button.setBackgroundImage(image, for: .normal)
        let host = ViewHost { Shown(view: button) }

        let drawn = try #require(all(.image, in: host.elementTrees).first?.element.attributes)
        #expect(drawn[.resizing] == .string("tile"))
        #expect(image != drawing())
    }

    @Test func `a stretchable image is stretched in one point`() {
        let image = drawing(side: 20).stretchableImage(withLeftCapWidth: 9, topCapHeight: 0)

        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 10))
        #expect(image.resizingMode == .stretch)
    }

    // MARK: - Patterns

    @Test func `a background repeats the image of a pattern`() {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: drawing())
        let host = ViewHost { Shown(view: view).frame(width: 100, height: 100) }

        #expect(host.elementTrees.contains { "\($0)".contains("tiles") })
        #expect(view.layer.backgroundColor?.uiColor == UIColor(patternImage: drawing()))
        #expect(UIColor(patternImage: drawing()) != UIColor(patternImage: drawing(side: 14)))
    }

    // MARK: - Directions

    @Test func `a view that is turned around does not turn its subviews`() {
        let (outer, inner, innermost) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(innermost)
        #expect(outer.drawnDirection == nil)

        outer.semanticContentAttribute = .forceRightToLeft

        #expect(outer.drawnDirection == .rightToLeft && outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.drawnDirection == .leftToRight && inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(innermost.drawnDirection == nil)
    }

    @Test func `controls of films are never turned around`() {
        let view = UIView()
        view.semanticContentAttribute = .playback

        #expect(view.drawnDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }

    @Test func `a change of the direction is drawn`() async {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        let host = ViewHost { Shown(view: stack) }
        let before = host.elementTrees

        stack.semanticContentAttribute = .forceRightToLeft
        await host.settle()

        #expect(host.elementTrees != before)
    }

    // MARK: - Page controls

    @Test func `dots have a background if the app wants one`() async {
        let dots = UIPageControl()
        dots.numberOfPages = 3
        let host = ViewHost { Shown(view: dots) }
        let count = all(.shape, in: host.elementTrees).count

        dots.backgroundStyle = .prominent
        await host.settle()

        #expect(all(.shape, in: host.elementTrees).count == count + 1)
    }
}
