internal import Foundation

/// The `Info.plist` of an app: the values of its file and those that build settings generate, expanded.
struct TargetInformation {
    let settings: BuildSettings
    let project: XcodeProject
    let root: SourceRoot
    private static let maximumSize = 4 << 20

    /// - Returns: Nil if the project has neither a file nor generated values.
    func list(account: inout ImportAccount) -> [String: Any]? {
        let file = fileValues(account: &account)
        guard file != nil || settings.isOn("GENERATE_INFOPLIST_FILE") else { return nil }
        var values = settings.isOn("GENERATE_INFOPLIST_FILE") ? generatedValues : [:]
        values.merge((expanded(file ?? [:]) as? [String: Any]) ?? [:]) { $1 }
        return values
    }

    /// Returns the list as XML.
    func data(account: inout ImportAccount) -> Data? {
        guard let list = list(account: &account) else { return nil }
        if let name = Self.storyboard(in: list) {
            account.note(
                "The app begins with the storyboard \(name.shortened). "
                    + "Make its first window in code: a scene of SwiftUI, or a UIWindow in the delegate."
            )
        }
        do {
            return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        } catch {
            account.leaveOut("Info.plist", "An Info.plist that cannot be written: \("\(error)".shortened)")
            return nil
        }
    }

    /// Returns the name of the storyboard for the app or for its scenes.
    private static func storyboard(in value: Any) -> String? {
        if let values = value as? [Any] { return values.lazy.compactMap(storyboard).first }
        guard let values = value as? [String: Any] else { return nil }
        let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile"]
        if let name = keys.lazy.compactMap({ values[$0] as? String }).first { return name }
        return values.keys.sorted().lazy.compactMap { values[$0].flatMap(storyboard) }.first
    }

    private func fileValues(account: inout ImportAccount) -> [String: Any]? {
        guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return nil }
        let path = XcodeProject.join(project.folder, name)
        guard let file = root.contained(path) else {
            account.leaveOut(name.shortened, TargetContents.outside)
            return nil
        }
        guard SourceRoot.isFile(file), (FileManager.default.size(of: file) ?? 0) <= Self.maximumSize,
            let data = FileManager.default.contents(atPath: file)
        else {
            account.leaveOut(root.relative(file).shortened, TargetContents.missing)
            return nil
        }
        do {
            return try Self.values(of: data)
        } catch {
            account.leaveOut(root.relative(file).shortened, "An Info.plist that cannot be read; save it as XML")
            return nil
        }
    }

    private static func values(of data: Data) throws -> [String: Any]? {
        let value = try PropertyListValue(Array(data))
        // XML has numbers and dates, which the values of project files lack.
        if let xml = try? Nesting.xmlObject(data) as? [String: Any] { return xml }
        return plain(value) as? [String: Any]
    }

    private static func plain(_ value: PropertyListValue) -> Any {
        switch value {
        case .string(let text): text
        case .data(let bytes): Data(bytes)
        case .array(let values): values.map(plain)
        case .dictionary(let values): values.mapValues(plain)
        }
    }

    /// Puts settings into texts: `$(MARKETING_VERSION)`.
    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: text.contains("$") ? settings.expand(text) : text
        case let values as [Any]: values.map(expanded)
        case let values as [String: Any]: values.mapValues(expanded)
        default: value
        }
    }

    // MARK: - Generated values

    private var generatedValues: [String: Any] {
        var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
        for (key, setting) in Self.usual { values[key] = settings[setting].flatMap { $0.isEmpty ? nil : $0 } }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names(prefix: prefix) {
            guard let value = settings[name], !value.isEmpty else { continue }
            let (key, entry) = Self.entry(String(name.dropFirst(prefix.count)), value)
            if let entry { values[key] = entry }
        }
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
            values["CFBundleIconName"] = icon
        }
        return values
    }

    private static let usual = [
        "CFBundleName": "PRODUCT_NAME", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
        "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
        "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    ]

    private static func entry(_ key: String, _ value: String) -> (String, Any?) {
        let isOn = value == "YES"
        switch key {
        case "UILaunchScreen_Generation": return ("UILaunchScreen", isOn ? [String: String]() : nil)
        case "UIApplicationSceneManifest_Generation":
            return ("UIApplicationSceneManifest", isOn ? ["UIApplicationSupportsMultipleScenes": true] : nil)
        case "UISupportedInterfaceOrientations_iPad": return ("UISupportedInterfaceOrientations~ipad", words(value))
        case "UISupportedInterfaceOrientations_iPhone": return ("UISupportedInterfaceOrientations~iphone", words(value))
        case "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities":
            return (key, words(value))
        case _ where isOn || value == "NO": return (key, isOn)
        default: return (key, value)
        }
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
