import Foundation
import OrielCombine
import OrielCore
import OrielProtocol
import OrielResources
import OrielTesting
import OrielUIKit
import Testing

@testable import OrielServer

@MainActor
@Suite struct PageEnvironmentTests {
    private func device() -> PageDevice {
        PageDevice(
            windowSize: CGSize(width: 390, height: 844),
            open: { _ in false },
            perform: { _ in },
            ask: { _ in nil },
            address: { _ in nil }
        )
    }

    private func environment(
        _ values: [String: Any],
        languages: [String] = [],
        device: PageDevice? = nil
    ) -> PageEnvironment {
        let request = PageRequest(path: "/", languages: languages)
        return PageEnvironment(request, device: device ?? self.device(), information: AppInformation(values))
    }

    private let dark = BrowserEnvironment(width: 390, height: 844, flags: .dark)

    @Test func `an app follows the look of the browser`() {
        let environment = environment([:])
        environment.take(dark)
        #expect(environment.values.colorScheme == .dark)
    }

    @Test func `an app with a look of its own keeps it`() {
        let environment = environment(["UIUserInterfaceStyle": "Light"])
        environment.take(dark)
        #expect(environment.values.colorScheme == .light)
        #expect(self.environment(["UIUserInterfaceStyle": "Dark"]).values.colorScheme == .dark)
    }

    @Test func `less transparency follows the browser, for views and for UIKit`() {
        let device = device()
        let environment = environment([:], device: device)
        let browser = BrowserEnvironment(width: 390, height: 844, flags: [.reducedTransparency], rootFontSize: 17 * 16)

        environment.take(browser)
        #expect(environment.values.reducesTransparency)
        #expect(device.traits.reducesTransparency)
        #expect(device.traits.textSize == .large)
        environment.take(BrowserEnvironment(width: 390, height: 844))

        #expect(!environment.values.reducesTransparency)
        #expect(!device.traits.reducesTransparency)
    }

    @Test(
        arguments: [
            ([:], [], "en"), (["CFBundleDevelopmentRegion": "de"], [], "de"),
            (["CFBundleDevelopmentRegion": "de"], ["fr"], "fr"),
        ] as [([String: String], [String], String)]
    )
    func `the language of the app is for browsers that prefer none`(
        values: [String: String],
        languages: [String],
        language: String
    ) {
        #expect(environment(values, languages: languages).values.locale.identifier == language)
    }

    /// Shows what it reads of the browser.
    private struct Reader: View {
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.layoutDirection) private var direction
        @Environment(\.locale) private var locale
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.scenePhase) private var phase

        var body: some View {
            let room = width == .regular ? "wide" : "narrow"
            Text(verbatim: "\(colorScheme) \(direction) \(locale.identifier) \(room) \(phase)")
        }
    }

    private final class Window: ObservableObject {
        @Published var values = PageEnvironment.Values(locale: Locale(identifier: "en"))
        @Published var isRightToLeft = false
    }

    private struct Root: View {
        @ObservedObject var window: Window

        var body: some View {
            Reader().modifier(BrowserValues(values: window.values, isRightToLeft: window.isRightToLeft))
        }
    }

    /// Shows what is in the environment only where it differs from the default.
    private struct RareReader: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.layoutDirection) private var direction
        @State private var count = 0

        var body: some View {
            Text(verbatim: "\(reducesMotion) \(reducesTransparency) \(contrast) \(direction) \(count)")
            Button("Count") { count += 1 }
        }
    }

    private struct RareRoot: View {
        @ObservedObject var window: Window

        var body: some View {
            RareReader().modifier(BrowserValues(values: window.values, isRightToLeft: window.isRightToLeft))
        }
    }

    @Test func `rare values of the browser come and go, and views keep their state`() async throws {
        let window = Window()
        let host = ViewHost { RareRoot(window: window) }
        try await host.tap("Count")
        #expect(host.texts.contains("false false standard leftToRight 1"))

        window.values.reducesMotion = true
        window.values.reducesTransparency = true
        window.values.contrast = .increased
        window.isRightToLeft = true
        await host.settle()
        #expect(host.texts.contains("true true increased rightToLeft 1"))

        window.values.contrast = .standard
        await host.settle()
        #expect(host.texts.contains("true true standard rightToLeft 1"))

        window.values = PageEnvironment.Values(locale: Locale(identifier: "en"))
        window.isRightToLeft = false
        await host.settle()
        #expect(host.texts.contains("false false standard leftToRight 1"))
    }

    @Test func `views read all values of the browser, also those that change`() async {
        let window = Window()
        let host = ViewHost { Root(window: window) }
        #expect(host.texts == ["light leftToRight en narrow inactive"])

        window.values.colorScheme = .dark
        window.values.locale = Locale(identifier: "ar")
        window.values.horizontalSizeClass = .regular
        window.values.scenePhase = .active
        window.isRightToLeft = true
        await host.settle()

        #expect(host.texts == ["dark rightToLeft ar wide active"])
    }
}
