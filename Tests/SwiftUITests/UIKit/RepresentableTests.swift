import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct RepresentableTests {
    private struct Form: View {
        @State private var name = "Ada"
        @State private var returns = 0
        @State private var count = 0
        @State private var volume: Float = 0.25
        @State private var isOn = false
        @State private var isDisabled = false

        var body: some View {
            Text("Hello, \(name)! \(returns) \(count) \(Int(volume * 100)) \(isOn ? "on" : "off")")
            DelegatedField(name: $name) { returns += 1 }.disabled(isDisabled)
            ControlPanel(count: $count, volume: $volume, isOn: $isOn)
            Button("Clear") { name = "" }
            Button("Disable") { isDisabled = true }
        }
    }

    private func greeting(_ host: ViewHost) -> String? { host.texts.first }

    @Test func `a delegate learns of what is typed`() async throws {
        let host = ViewHost { Form() }
        #expect(greeting(host) == "Hello, Ada! 0 0 25 off")

        try await host.type("Grace", into: "Name")

        #expect(greeting(host) == "Hello, Grace! 0 0 25 off")
    }

    @Test func `a delegate refuses a change`() async throws {
        let host = ViewHost { Form() }
        try await host.type("A name that is too long", into: "Name")
        #expect(greeting(host) == "Hello, Ada! 0 0 25 off")
    }

    @Test func `the return key reaches the delegate`() async throws {
        let host = ViewHost { Form() }
        try await host.focus("Name")
        try await host.press(.return)
        #expect(greeting(host) == "Hello, Ada! 1 0 25 off")
    }

    @Test func `a state of SwiftUI's updates the field, and so does the environment`() async throws {
        let host = ViewHost { Form() }
        try await host.tap("Clear")
        #expect(greeting(host) == "Hello, ! 0 0 25 off")
        try await host.tap("Disable")
        await #expect(throws: ViewHostError.self) { try await host.type("B", into: "Name") }
    }

    @Test func `controls run actions`() async throws {
        let host = ViewHost { Form() }

        try await host.tap("Add")
        try await host.tap("Add")
        try await host.set(0.75, slider: "Volume")
        try await host.set(true, toggle: "Sound")

        #expect(greeting(host) == "Hello, Ada! 0 2 75 on")
        #expect(host.texts.contains("Count: 2"))
    }

    @Test func `a controller appears, shows SwiftUI, asks and disappears`() async throws {
        let controller = ProfileViewController()
        let isShown = ShownState()
        let host = ViewHost { Switcher(state: isShown, controller: controller) }
        #expect(controller.events == ["didLoad", "willAppear", "didAppear"])
        #expect(host.texts.contains("Hosted"))

        controller.ask()
        try await host.tap("Delete")
        #expect(controller.events.last == "deleted")
        #expect(controller.presentedViewController == nil)

        try await host.tap("Hide")
        #expect(controller.events.suffix(2) == ["didDisappear", "dismantled"])
    }

    @Observable final class ShownState { var isShown = true }

    private struct Switcher: View {
        let state: ShownState
        let controller: ProfileViewController

        var body: some View {
            Button("Hide") { state.isShown = false }
            if state.isShown { ProfileScreen(controller: controller) }
        }
    }

    @Test func `a view follows changes of its own views`() async throws {
        let label = UILabel()
        label.text = "One"
        let host = ViewHost { Direct(label: label) }
        #expect(host.texts == ["One", "Change"])

        try await host.tap("Change")

        #expect(host.texts == ["Two", "Change"])
    }

    private struct Direct: View {
        let label: UILabel

        var body: some View {
            Shown(view: label)
            Button("Change") { label.text = "Two" }
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `stacks leave out hidden views, and views can be added`() async throws {
        let (first, second) = (UILabel(), UILabel())
        (first.text, second.text) = ("First", "Second")
        second.isHidden = true
        let stack = UIStackView(arrangedSubviews: [first, second])
        let host = ViewHost {
            Shown(view: stack)
            Button("Show") {
                second.isHidden = false
                first.removeFromSuperview()
            }
        }
        #expect(host.texts == ["First", "Show"])

        try await host.tap("Show")

        #expect(host.texts == ["Second", "Show"])
        #expect(stack.arrangedSubviews == [second] && first.superview == nil)
    }

    @Test func `a navigation controller pushes and pops`() async throws {
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Text("Root")))
        let host = ViewHost {
            Hosted(controller: navigation)
            Button("Push") {
                let page = UIHostingController(rootView: Text("Page"))
                page.title = "Second"
                navigation.pushViewController(page, animated: true)
            }
            Button("Pop") { navigation.popViewController(animated: true) }
        }
        try await host.tap("Push")
        #expect(host.texts.contains("Page") && host.texts.contains("Second"))

        try await host.tap("Pop")
        #expect(!host.texts.contains("Page") && navigation.viewControllers.count == 1)
    }

    private struct Notes: UIViewRepresentable {
        let view = UITextView()

        func makeUIView(context: Context) -> UITextView {
            view.accessibilityLabel = "Notes"
            return view
        }

        func updateUIView(_ uiView: UITextView, context: Context) {}
    }

    @Test func `the label of a text view is that of its editor`() async throws {
        let notes = Notes()
        let host = ViewHost { notes }

        try await host.type("Two herons", into: "Notes")

        #expect(notes.view.text == "Two herons")
    }

    @Test func `an appearance colours bars and clears lists`() throws {
        let host = ViewHost(app: ColouredApp.self)
        let page = try host.standalonePage()
        #expect(page.contains("#008000") && page.contains("#ff00ff"))
    }

    private struct ColouredApp: App {
        init() {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
            appearance.titleTextAttributes = [.foregroundColor: UIColor.magenta]
            UINavigationBar.appearance().standardAppearance = appearance
            UITableView.appearance().backgroundColor = .clear
        }

        var body: some Scene {
            WindowGroup {
                NavigationStack { List { Text("Row") }.navigationTitle("Title") }
            }
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
}
