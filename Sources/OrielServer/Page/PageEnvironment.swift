internal import Foundation
internal import OrielCombine
internal import OrielCore
internal import OrielProtocol
internal import OrielResources
internal import OrielUIKit

/// The environment values that a browser sets for a session's views. A change invalidates only the views that read it.
@MainActor
final class PageEnvironment: ObservableObject {
    nonisolated let objectWillChange = ObservableObjectPublisher()
    private(set) var values: Values { willSet { objectWillChange.send() } }

    struct Values: Equatable {
        var colorScheme = ColorScheme.light
        var contrast = ColorSchemeContrast.standard
        var reducesMotion = false
        var reducesTransparency = false
        var dynamicTypeSize = DynamicTypeSize.large
        var locale: Locale
        var timeZone = TimeZone.gmt
        var horizontalSizeClass = UserInterfaceSizeClass.compact
        var verticalSizeClass = UserInterfaceSizeClass.regular
        /// Inactive until the browser of the page has connected.
        var scenePhase = ScenePhase.inactive
    }

    private let device: PageDevice
    private let information: AppInformation
    private var isPresent: Bool?
    private var isHidden = false

    init(_ request: PageRequest, device: PageDevice, information: AppInformation = .shared) {
        self.device = device
        self.information = information
        let language = request.languages.first ?? information.developmentRegion ?? "en"
        values = Values(locale: Locale(identifier: language))
        if let style = information.style { values.colorScheme = ColorScheme(style) }
        if BrowserHints.isWide(request.width) { values.horizontalSizeClass = .regular }
        if let environment = request.environment { take(environment) }
        device.presenterWillExist = { [weak self] in self?.objectWillChange.send() }
    }

    /// Presents the controllers of UIKit; nil if the app has not asked for it.
    var presenter: UIViewController? { device.existingPresenter }

    /// Updates the values from the browser's environment.
    func take(_ browser: BrowserEnvironment) {
        var new = values
        new.colorScheme = information.style.map(ColorScheme.init) ?? (browser.flags.contains(.dark) ? .dark : .light)
        new.contrast = browser.flags.contains(.moreContrast) ? .increased : .standard
        new.reducesMotion = browser.flags.contains(.reducedMotion)
        new.reducesTransparency = browser.flags.contains(.reducedTransparency)
        new.dynamicTypeSize = DynamicTypeSize(rootFontSize: Double(browser.rootFontSize) / 16)
        if !browser.language.isEmpty { new.locale = Locale(identifier: browser.language) }
        if !browser.timeZone.isEmpty, let timeZone = TimeZone(identifier: browser.timeZone) { new.timeZone = timeZone }
        new.horizontalSizeClass = BrowserHints.isWide(browser.width) ? .regular : .compact
        new.verticalSizeClass = browser.height < 450 ? .compact : .regular
        isHidden = browser.flags.contains(.pageHidden)
        new.scenePhase = scenePhase
        device.traits.windowSize = browser.windowSize
        if new != values { set(new) }
    }

    /// Sets whether a browser shows the page.
    func setPresence(_ isPresent: Bool) {
        self.isPresent = isPresent
        device.connection.set(isConnected: isPresent)
        guard scenePhase != values.scenePhase else { return }
        var new = values
        new.scenePhase = scenePhase
        set(new)
    }

    private func set(_ new: Values) {
        values = new
        device.traits.userInterfaceStyle = new.colorScheme == .dark ? .dark : .light
        device.traits.isRightToLeft = isRightToLeft
        device.traits.reducesMotion = new.reducesMotion
        device.traits.reducesTransparency = new.reducesTransparency
        device.traits.increasesContrast = new.contrast == .increased
        device.traits.textSize = UIContentSizeCategory(new.dynamicTypeSize)
        device.traits.textGrowth = UIFont.TextStyle.growth(at: new.dynamicTypeSize)
        device.application.setState(UIApplication.State(new.scenePhase))
    }

    private var scenePhase: ScenePhase {
        guard let isPresent else { return .inactive }
        return isPresent && !isHidden ? .active : .background
    }

    var isRightToLeft: Bool { values.locale.language.characterDirection == .rightToLeft }
}

extension BrowserEnvironment {
    /// In points.
    var windowSize: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
}

extension UIApplication.State {
    fileprivate init(_ phase: ScenePhase) {
        self =
            switch phase {
            case .active: .active
            case .inactive: .inactive
            case .background: .background
            }
    }
}

extension ColorScheme {
    /// The scheme of the `Info.plist`.
    fileprivate init(_ style: AppInformation.Style) {
        self =
            switch style {
            case .light: .light
            case .dark: .dark
            }
    }
}

extension DynamicTypeSize {
    /// Creates the size whose body text is closest to a root font size.
    ///
    /// - Parameter pixels: The size of the root element's font; 17 is the standard.
    fileprivate init(rootFontSize pixels: Double) {
        let sizes = DynamicTypeSize.allCases
        func distance(_ size: DynamicTypeSize) -> Double { abs(Font.TextStyle.body.pointSize(at: size) - pixels) }
        self = sizes.min { distance($0) < distance($1) } ?? .large
    }
}

/// The app's views with the environment of their browser.
struct PageRoot<A: App>: View {
    @ObservedObject var environment: PageEnvironment
    let app: AppView<A>

    var body: some View {
        app
            .modifier(RootPresentation(presenter: environment.presenter))
            .modifier(BrowserValues(values: environment.values, isRightToLeft: environment.isRightToLeft))
    }
}

/// Sets all environment values of the browser, with one node in each session instead of one per value.
struct BrowserValues: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    let values: PageEnvironment.Values
    let isRightToLeft: Bool

    func write(to environment: inout EnvironmentValues) {
        environment.scenePhase = values.scenePhase
        environment.verticalSizeClass = values.verticalSizeClass
        environment.horizontalSizeClass = values.horizontalSizeClass
        environment.timeZone = values.timeZone
        environment.locale = values.locale
        environment.userTypeSize = values.dynamicTypeSize
        // The browser uses its own direction and colour scheme for its own drawing: no element sets them.
        environment.colorScheme = values.colorScheme
        // Each value takes 70 bytes of a session, so rare ones are written only where they differ from the default.
        if isRightToLeft { environment.layoutDirection = .rightToLeft }
        if values.reducesTransparency { environment.accessibilityReduceTransparency = true }
        if values.reducesMotion { environment.accessibilityReduceMotion = true }
        if values.contrast != .standard { environment.colorSchemeContrast = values.contrast }
    }
}
