/// The build settings of a target: those of the target, then those of its project, then Xcode's own.
struct BuildSettings: Sendable {
    /// The names and unexpanded values of each level, the strongest first.
    let levels: [[String: String]]

    /// Returns the value of a setting, with the settings that it names in their places; nil if no level has it.
    subscript(_ name: String) -> String? {
        guard levels.contains(where: { $0[name] != nil }) else { return nil }
        var expansion = SettingExpansion(settings: self)
        return expansion.value(of: name)
    }

    /// Returns a text with the values of the settings in it: `$(PRODUCT_NAME:rfc1034identifier)`.
    func expand(_ text: String) -> String {
        var expansion = SettingExpansion(settings: self)
        return expansion.expand(text, in: nil, level: 0)
    }

    func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    func words(_ name: String) -> [String] {
        (self[name] ?? "").split(whereSeparator: \.isWhitespace).map { String($0.filter { $0 != "\"" }) }
    }

    /// The names of all settings with a prefix.
    func names(prefix: String) -> Set<String> { Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }) }
}

extension BuildSettings {
    /// - Parameter file: Returns the settings in the `.xcconfig` file of a reference.
    init(of target: XcodeTarget, file: (XcodeObject) -> [String: String]) {
        let project = target.project
        var levels: [[String: String]] = []
        for owner in [target.object, project.root] {
            guard let configuration = Self.configuration(of: owner, in: project) else { continue }
            levels.append(Self.settings(of: configuration))
            if let base = project.object("baseConfigurationReference", of: configuration) {
                levels.append(Self.chosen(file(base)))
            }
        }
        levels.append([
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": project.name,
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
            "SOURCE_ROOT": project.folder, "CONFIGURATION": "Release",
            "DEVELOPMENT_LANGUAGE": project.developmentLanguage,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ])
        self.levels = levels
    }

    /// Returns the configuration that releases are built with: Release, or else the first.
    private static func configuration(of owner: XcodeObject, in project: XcodeProject) -> XcodeObject? {
        guard let list = project.object("buildConfigurationList", of: owner) else { return nil }
        let all = project.objects("buildConfigurations", of: list)
        return all.first { $0.name == "Release" } ?? all.first
    }

    private static func settings(of configuration: XcodeObject) -> [String: String] {
        chosen(
            configuration.dictionary("buildSettings").compactMapValues { value in
                value.string ?? value.array.map { $0.compactMap(\.string).joined(separator: " ") }
            }
        )
    }

    /// Selects the settings for phones and releases: `SWIFT_VERSION[sdk=iphoneos*]` replaces `SWIFT_VERSION`.
    static func chosen(_ settings: [String: String]) -> [String: String] {
        var result = settings.filter { !$0.key.contains("[") }
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            let condition = key[bracket...]
            if condition.contains("sdk=iphoneos") || condition.contains("config=Release") {
                result[String(key[..<bracket])] = value
            }
        }
        return result
    }
}
