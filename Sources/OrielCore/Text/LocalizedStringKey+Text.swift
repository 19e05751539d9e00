import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// A text, which keeps its looks inside the other.
    public mutating func appendInterpolation(_ text: Text) { appendArgument(.custom(TextArgument(text))) }
}

/// A text put into another.
struct TextArgument: LocalizedStringKeyArgument, Equatable {
    let text: Text

    init(_ text: Text) { self.text = text }

    func text(in locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return text.string(in: environment)
    }
}

extension LocalizedStringKey {
    /// Whether one of the arguments is a text with looks of its own.
    var holdsText: Bool {
        arguments.contains { argument in
            if case .custom(is TextArgument) = argument { true } else { false }
        }
    }
}
