public import Foundation

/// A key of a localized text, with the location of its translations. Foundation on Linux lacks this type.
///
///     let title = LocalizedStringResource("welcome", defaultValue: "Welcome, \(name)!")
public struct LocalizedStringResource: Equatable, @unchecked Sendable, ExpressibleByStringInterpolation {
    // Bundles can be used from any thread, although Foundation on Linux does not declare it.

    /// The bundle that contains the translations.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    public let key: String
    /// The text shown if there is no translation.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    let bundle: Bundle?

    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle.bundle
    }

    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle.bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
        a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
            && a.bundle === b.bundle
    }

    /// The key to look up, with the arguments of the default value.
    var localizationKey: LocalizedStringKey { LocalizedStringKey(key: key, argumentsOf: defaultValue.key) }
}

extension LocalizedStringResource.BundleDescription {
    fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }
}

extension Text {
    /// Creates a text from a resource, localized for the environment in which it is shown.
    ///
    /// For a literal, Swift chooses the initializer for a `LocalizedStringKey`, which is smaller.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(RichText(.resource(resource))) }
}
