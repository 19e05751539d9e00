/// The build settings of a target that its manifest needs, as code.
struct TargetSettings {
    let settings: BuildSettings

    var swift: [String] {
        var code: [String] = []
        let version = settings["SWIFT_VERSION"] ?? "5.0"
        if !version.hasPrefix("6") { code.append(".swiftLanguageMode(.v5)") }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            code.append(".defaultIsolation(MainActor.self)")
        }
        for (name, features) in Self.features where settings.isOn(name) {
            code += features.map { ".enableUpcomingFeature(\(SwiftLiteral.string($0)))" }
        }
        return code + conditions.map { ".define(\(SwiftLiteral.string($0)))" }
    }

    /// The conditions of `#if`. SwiftPM itself sets DEBUG.
    private var conditions: [String] {
        var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            names.append(flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : String(flag.dropFirst(2)))
        }
        let valid = names.filter { $0 != "DEBUG" && $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,99}/) != nil }
        return Array(Set(valid)).sorted()
    }

    private static let features = [
        ("SWIFT_APPROACHABLE_CONCURRENCY", ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]),
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", ["ExistentialAny"]),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", ["InternalImportsByDefault"]),
        ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", ["MemberImportVisibility"]),
    ]

    /// True if the app runs on iPhones. Without a platform, it does.
    var isForPhones: Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
        return platforms.contains("iphoneos") || platforms == "auto" || platforms.isEmpty
    }
}
