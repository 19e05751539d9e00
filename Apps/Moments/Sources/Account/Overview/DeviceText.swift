import MomentsFoundations

/// A browser's name from the server, such as "Chrome on Android", for localization.
struct DeviceText: Equatable {
    let browser: String
    let system: String?

    init(_ device: String) {
        let parts = device.split(separator: " on ", maxSplits: 1).map(String.init)
        (browser, system) = parts.count == 2 ? (parts[0], parts[1]) : (device, nil)
    }

    func text(by localizer: Localizer) -> String {
        let browser = localizer.string(browser, bundle: .module)
        guard let system else { return browser }
        return localizer.string("BROWSER on SYSTEM", bundle: .module)
            .replacing("BROWSER", with: browser)
            .replacing("SYSTEM", with: localizer.string(system, bundle: .module))
    }
}
