public import Foundation

// Hints for texts and fields.

/// The extent of the system's writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, complete, limited, disabled }
    private let value: Value

    public static let automatic = WritingToolsBehavior(value: .automatic)
    public static let complete = WritingToolsBehavior(value: .complete)
    public static let limited = WritingToolsBehavior(value: .limited)
    public static let disabled = WritingToolsBehavior(value: .disabled)
}

/// The language in which a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?

    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Sets the extent of the system's writing tools. Has no effect: a browser's tools belong to the user.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutEffect(self, "a browser's tools belong to the user")
    }

    /// Sets the language in which texts are set. Has no effect: lines have the height of the system font in all languages.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        withoutEffect(self, "lines have the height of the system font in all languages")
    }

    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        withoutEffect(self, "lines have the height of the system font in all languages")
    }

    /// Sets whether the user can dictate into search fields. Has no effect: the keyboard belongs to the user.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        withoutEffect(self, "the keyboard belongs to the user")
    }
}

/// Whether the user can dictate.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private enum Value: Hashable { case automatic, preventDictation, inline }
    private let value: Value

    public static let automatic = TextInputDictationBehavior(value: .automatic)
    public static let preventDictation = TextInputDictationBehavior(value: .preventDictation)

    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(value: .inline)
    }
}

/// What starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
    private enum Value: Hashable { case onSelect, onLook }
    private let value: Value

    public static let onSelect = TextInputDictationActivation(value: .onSelect)
    public static let onLook = TextInputDictationActivation(value: .onLook)
}

extension View {
    /// Sets the text by which a row is found when the user types in a list. Has no effect: browsers have no equivalent.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }

    public nonisolated func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }

    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        withoutEffect(self, "browsers have no equivalent")
    }

    /// Marks views whose content is out of date while a widget loads. Has no effect: a page is always up to date.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        withoutEffect(self, "a page is always up to date")
    }
}
