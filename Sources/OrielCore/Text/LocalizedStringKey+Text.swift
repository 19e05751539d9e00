public import Foundation

extension LocalizedStringKey.StringInterpolation {
    /// A text, which keeps its looks inside the other.
    public mutating func appendInterpolation(_ text: Text) { appendArgument(.custom(TextArgument(text))) }

    /// An image, as high as the letters around it.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// A date that is shown in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// A clock that runs through a range of dates.
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

    /// A resource, in the language of the place where the text shows.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
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
