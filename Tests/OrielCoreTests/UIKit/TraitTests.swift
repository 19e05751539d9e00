import Foundation
import OrielCore
import OrielUIKit
import Testing

@MainActor
@Suite struct TraitTests {
    private final class Watcher: UIView {
        var previous: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    private final class Controller: UIViewController {
        var log: [String] = []

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.append("will \(size.width) \(traitCollection.horizontalSizeClass)")
            coordinator.animate { [weak self] context in
                self?.log.append("animated \(context.isAnimated)")
            } completion: { [weak self] _ in
                self?.log.append("did \(self?.traitCollection.horizontalSizeClass ?? .unspecified)")
            }
        }
    }

    private func page() -> PageDevice {
        PageDevice(windowSize: CGSize(width: 390, height: 844)) { _ in
            false
        } perform: { _ in
        }
    }

    private func make<Value>(_ page: PageDevice, _ body: @MainActor () -> Value) -> Value {
        PageScope.$device.withValue(page) { body() }
    }

    @Test func `views of a page learn of its appearance, and others do not`() {
        let page = page()
        let (root, view, other) = make(page) { (UIView(), Watcher(), Watcher()) }
        root.addSubview(view)
        root.isRoot = true

        page.traits.userInterfaceStyle = .dark

        #expect(view.previous == [.unspecified] && other.previous.isEmpty)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a view with its own appearance learns of that`() {
        let page = page()
        let (root, view) = make(page) { (UIView(), Watcher()) }
        root.addSubview(view)
        root.isRoot = true
        root.overrideUserInterfaceStyle = .light
        #expect(view.previous == [.unspecified])

        page.traits.userInterfaceStyle = .dark

        #expect(view.previous.count == 1 && view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a handler runs for its traits until it is removed`() {
        let page = page()
        let label = make(page) { UILabel() }
        label.isRoot = true
        var sizes: [UIContentSizeCategory] = []
        let registration = label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (label: UILabel, previous: UITraitCollection) in
            sizes += [previous.preferredContentSizeCategory, label.traitCollection.preferredContentSizeCategory]
        }

        page.traits.userInterfaceStyle = .dark
        #expect(sizes.isEmpty)

        page.traits.textSize = .extraLarge
        #expect(sizes == [.large, .extraLarge])

        label.unregisterForTraitChanges(registration)
        page.traits.textSize = .small
        #expect(sizes.count == 2)
    }

    @Test func `a controller learns of a new size before and after the change`() {
        let page = page()
        let controller = make(page) { Controller() }
        make(page) { controller.view.isRoot = true }

        page.traits.windowSize = CGSize(width: 844, height: 390)

        #expect(controller.log == ["will 844.0 compact", "animated false", "did regular"])
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    @Test func `the browser keeps an identifier`() {
        final class Texts: @unchecked Sendable {
            // Unchecked: used on the main actor.
            var values: [String: String] = [:]
        }
        let page = page()
        let texts = Texts()
        #expect(make(page) { UIDevice.current.identifierForVendor } == nil)

        page.keptTexts = PageDevice.KeptTexts {
            texts.values[$0]
        } write: {
            texts.values[$0] = $1
        }
        let first = make(page) { UIDevice.current.identifierForVendor }

        #expect(first != nil && make(page) { UIDevice.current.identifierForVendor } == first)
        #expect(texts.values.count == 1)
    }
}
