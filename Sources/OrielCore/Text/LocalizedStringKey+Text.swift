public import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// Appends a text, which keeps its own style.
    public mutating func appendInterpolation(_ text: Text) { appendArgument(.custom(TextArgument(text))) }

    /// Appends an image with the height of the surrounding text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends a timer for a range of dates.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        )
    }

    /// Appends a resource, localized for the environment in which the text is shown.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}

/// A text interpolated into another.
struct TextArgument: LocalizedStringKeyArgument, Equatable {
    let text: Text

    init(_ text: Text) { self.text = text }

    func text(in locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return text.string(in: environment)
    }
}
