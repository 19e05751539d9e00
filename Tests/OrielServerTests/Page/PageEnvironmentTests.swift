import Foundation
import OrielCore
import OrielProtocol
import OrielResources
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
        let browser = BrowserEnvironment(width: 390, height: 844, flags: [.reducedTransparency])

        environment.take(browser)
        #expect(environment.values.reducesTransparency)
        #expect(device.traits.reducesTransparency)
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
}
