/// Packages that are known not to build on Linux, or that only draw with Apple's frameworks.
enum UnavailablePackages {
    /// Returns the reason why a package is left out; nil if nothing is known against it.
    static func reason(for identity: String) -> String? { reasons[identity.lowercased()] }

    private static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for (identities, reason) in table {
            for identity in identities.split(separator: " ") { reasons[String(identity)] = reason }
        }
        return reasons
    }()

    private static let table = [
        (
            """
            snapkit iqkeyboardmanager toast-swift svprogresshud skeletonview hero floatingpanel messagekit eureka \
            texture swiftmessages kingfisher sdwebimage sdwebimageswiftui nuke swiftui-introspect lottie-ios \
            lottie-spm lottie swift-markdown-ui textual swiftuix charts dgcharts popupview exytechat confettiswiftui \
            activityindicatorview swiftui-navigation-transitions rive-ios cachedasyncimage wrappinghstack \
            swiftui-flow shimmer swiftui-shimmer codescanner lookin
            """.lowercased(),
            "Packages that draw with Apple's frameworks; their code has no settings of this package"
        ),
        (
            """
            firebase-ios-sdk googlesignin-ios facebook-ios-sdk purchases-ios purchases-ios-spm sentry-cocoa \
            google-mobile-ads-sdk swift-package-manager-google-mobile-ads ios-maps-sdk mapbox-maps-ios stripe-ios \
            stripe-ios-spm appcenter-sdk-apple posthog-ios mixpanel-swift amplitude-swift amplitude-ios \
            onesignal-xcframework branch-ios-sdk-spm adjust_ios ios_sdk appsflyerframework bugsnag-cocoa \
            datadog-ios-sdk dd-sdk-ios newrelic-ios-agent-spm intercom-ios iterable-swift-sdk paywall-ios superwall-ios
            """.lowercased(),
            "Kits of services that exist for Apple's platforms only; use the HTTP API of the service"
        ),
        ("realm-swift realm-core", "Realm for Swift exists for Apple's platforms only; keep data in SQLite or files"),
        (
            "keychainaccess keychain-swift simplekeychain valet swift-keychain-wrapper swiftkeychainwrapper",
            "There is no keychain on Linux"
        ),
        ("whisperkit mlx-swift mlx-swift-examples swift-transformers-ui", "Core ML and Metal do not exist on Linux"),
        ("sparkle", "Sparkle updates apps for macOS"),
        ("swiftlint swiftlintplugins swiftformat", "Tools for writing an app, which the app does without"),
    ]
}
