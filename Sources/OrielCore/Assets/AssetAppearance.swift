/// The devices and appearances a part of an asset applies to.
struct AssetAppearance: Hashable, Sendable {
    /// Nil for both light and dark.
    var isDark: Bool?
    var isHighContrast: Bool?
    var isForOtherDevices = false

    /// Returns how well this matches; nil if it does not.
    ///
    /// A matching appearance counts more than the device.
    func score(isDark: Bool, isHighContrast: Bool) -> Int? {
        if let wanted = self.isDark, wanted != isDark { return nil }
        if let wanted = self.isHighContrast, wanted != isHighContrast { return nil }
        return (self.isDark == nil ? 0 : 2) + (self.isHighContrast == nil ? 0 : 4) + (isForOtherDevices ? 0 : 1)
    }
}

/// The traits of a part of an asset in `Contents.json`.
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
