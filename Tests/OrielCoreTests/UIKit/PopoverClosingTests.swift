import OrielCore
import OrielTesting
import OrielUIKit
import Testing

/// Tests of popovers of UIKit that the user closes.
@MainActor
@Suite struct PopoverClosingTests {
    private final class Presenter: UIViewController, UIPopoverPresentationControllerDelegate {
        let button = UIButton()
        private(set) var closed = 0
        var allowsClosing = true

        override func viewDidLoad() {
            super.viewDidLoad()
            button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
            view.addSubview(button)
        }

        func show() {
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = button
            content.popoverPresentationController?.delegate = self
            present(content, animated: true)
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            allowsClosing
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { closed += 1 }
    }

    private struct Screen: UIViewControllerRepresentable {
        let presenter: Presenter

        func makeUIViewController(context: Context) -> Presenter { presenter }
        func updateUIViewController(_ controller: Presenter, context: Context) {}
    }

    @Test func `the delegate learns that the user closes a popover`() async throws {
        let presenter = Presenter()
        let host = ViewHost { Screen(presenter: presenter) }
        presenter.show()
        await host.settle()
        #expect(host.html.contains("data-anchor"))

        await host.send(.dismiss, to: try #require(host.elements(.popover).first).id)

        #expect(presenter.presentedViewController == nil && presenter.closed == 1)
        #expect(!host.html.contains("data-anchor"))
    }

    @Test func `the delegate keeps the user from closing a popover`() async throws {
        let presenter = Presenter()
        presenter.allowsClosing = false
        let host = ViewHost { Screen(presenter: presenter) }
        presenter.show()
        await host.settle()

        #expect(try #require(host.elements(.popover).first).element.events.contains(.dismiss) == false)
    }

    @Test func `a press outside of the popover of an action sheet cancels`() async throws {
        let presenter = Presenter()
        let host = ViewHost(size: CGSize(width: 1000, height: 700)) { Screen(presenter: presenter) }
        var choices: [String] = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in choices.append("Delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choices.append("Cancel") })
        sheet.popoverPresentationController?.sourceView = presenter.button
        presenter.present(sheet, animated: true)
        await host.settle()

        await host.send(.dismiss, to: try #require(host.elements(.popover).first).id)

        #expect(choices == ["Cancel"] && presenter.presentedViewController == nil)
        #expect(!host.html.contains("data-anchor"))
    }
}
