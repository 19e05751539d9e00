/// For which devices and appearances a part of an asset is meant.
struct AssetAppearance: Hashable, Sendable {
    /// Nil for either.
    var isDark: Bool?
    var isHighContrast: Bool?
    var isForOtherDevices = false

    /// How well this fits; nothing if it does not.
    ///
    /// What is said about the appearance counts for more than the device.
    func score(isDark: Bool, isHighContrast: Bool) -> Int? {
        if let wanted = self.isDark, wanted != isDark { return nil }
        if let wanted = self.isHighContrast, wanted != isHighContrast { return nil }
        return (self.isDark == nil ? 0 : 2) + (self.isHighContrast == nil ? 0 : 4) + (isForOtherDevices ? 0 : 1)
    }
}

/// What `Contents.json` says about each part of an asset.
struct AssetTraits: Decodable {
    private struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    private let idiom: String?
    private let appearances: [Appearance]?

    var appearance: AssetAppearance {
        var result = AssetAppearance()
        result.isForOtherDevices = !["universal", "iphone", nil].contains(idiom)
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", let value): result.isDark = value == "dark"
            case ("contrast", let value): result.isHighContrast = value == "high"
            default: break
            }
        }
        return result
    }
}
