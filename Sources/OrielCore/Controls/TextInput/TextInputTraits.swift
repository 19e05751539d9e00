public import OrielUIKit

/// The keyboard settings of the fields inside a view; one environment value, so that a field looks up one key.
struct TextInputTraits: Equatable, Sendable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    var capitalization: UITextAutocapitalizationType?
    var isAutocorrectionDisabled = false
    var submitLabel: SubmitLabel?
}

private enum TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether autocorrection is disabled in fields.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isAutocorrectionDisabled }
        set { textInputTraits.isAutocorrectionDisabled = newValue }
    }

    /// Whether autocorrection is disabled in fields; nil for the system's default.
    public var disableAutocorrection: Bool? {
        get { textInputTraits.isAutocorrectionDisabled ? true : nil }
        set { textInputTraits.isAutocorrectionDisabled = newValue ?? false }
    }

    /// Adds the attributes of a field: its state, its keyboard, and its text style.
    func describeTextInput(in attributes: inout Attributes) {
        describeLabeledControl(in: &attributes)
        let traits = textInputTraits
        guard traits != TextInputTraits() else { return }
        attributes.set(.keyboard, traits.keyboard.inputMode)
        attributes.set(.contentType, traits.contentType?.keyword)
        attributes.set(.autocapitalization, traits.capitalization?.keyword)
        attributes.set(.isAutocorrectionDisabled, traits.isAutocorrectionDisabled)
        attributes.set(.submitLabel, traits.submitLabel?.name)
    }
}

extension UIKeyboardType {
    /// The value of HTML's `inputmode` for this keyboard; nil for the default keyboard.
    fileprivate var inputMode: String? {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .twitter: nil
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .numbersAndPunctuation: "text"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .URL: "url"
        case .webSearch: "search"
        }
    }
}

extension UITextContentType {
    /// The value of HTML's `autocomplete`; nil if HTML has no equivalent.
    fileprivate var keyword: String? {
        switch self {
        case .password: "current-password"
        case .namePrefix: "honorific-prefix"
        case .nameSuffix: "honorific-suffix"
        case .middleName: "additional-name"
        case .location, .addressCityAndState, .dateTime, .flightNumber, .shipmentTrackingNumber: nil
        default: rawValue
        }
    }
}

extension UITextAutocapitalizationType {
    /// The value of HTML's `autocapitalize`.
    fileprivate var keyword: String {
        switch self {
        case .none: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .allCharacters: "characters"
        }
    }
}

/// The automatic capitalization of a keyboard.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    public init?(_ type: UITextAutocapitalizationType) { self.type = type }

    private init(only type: UITextAutocapitalizationType) { self.type = type }

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(only: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(only: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(only: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(only: .allCharacters) }
}

/// The label of the return key while a field is edited.
public struct SubmitLabel: Equatable, Sendable {
    /// The value of HTML's `enterkeyhint`.
    let name: String

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// Unlike Apple's, shown as `go`, because browsers have no such label.
    public static var join: SubmitLabel { SubmitLabel(name: "go") }
    /// Unlike Apple's, shown as `go`, because browsers have no such label.
    public static var route: SubmitLabel { SubmitLabel(name: "go") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "enter") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// Unlike Apple's, shown as `next`, because browsers have no such label.
    public static var `continue`: SubmitLabel { SubmitLabel(name: "next") }
}

extension View {
    /// Sets the keyboard type for the fields in this view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.keyboard, type)
    }

    /// Sets the content type of the fields in this view, so that the browser can fill them in.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }

    /// Sets the automatic capitalization of the keyboard.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        environment(\.textInputTraits.capitalization, autocapitalization?.type)
    }

    /// Sets the automatic capitalization of the keyboard.
    @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.capitalization, style)
    }

    /// Disables autocorrection in the fields in this view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable)
    }

    /// Disables autocorrection in the fields in this view; nil for the system's default.
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputTraits.isAutocorrectionDisabled, disable ?? false)
    }

    /// Sets the label of the return key of the keyboard.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.submitLabel, submitLabel)
    }
}
