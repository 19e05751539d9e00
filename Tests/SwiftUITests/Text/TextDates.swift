import SwiftUI

struct TextDates: View {
    let start: Date

    var body: some View {
        VStack {
            Text(start, style: .date)
            Text(start, style: .time)
            Text(start, style: .relative)
            Text(start, style: .offset)
            Text(start, style: .timer)
            Text("\(start, style: .relative) ago")
            Text(timerInterval: start...start.addingTimeInterval(60))
            Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
            Text(timerInterval: start...start.addingTimeInterval(60), pauseTime: start, showsHours: false)
        }
        .monospacedDigit()
    }
}

/// Texts of values that depend on the time.
struct TimedTexts: View {
    let start: Date

    var body: some View {
        VStack {
            Text(.currentDate, format: .stopwatch(startingAt: start))
            Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
            Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(60)))
            Text(.currentDate, format: .offset(to: start, sign: .always()))
            Text(.currentDate, format: .reference(to: start))
            Text(TimeDataSource<Duration>.durationOffset(to: start), format: .time(pattern: .minuteSecond))
            Text(.currentDate, format: SystemFormatStyle.DateOffset(to: start, maxFieldCount: 1))
        }
    }
}

struct TextMarkdown: View {
    let stored = "**stored**"

    var body: some View {
        VStack {
            Text("This is **bold**, *italic*, `code` and ~~struck~~")
            Text("Visit [our site](https://example.com)")
            Text(.init(stored))
            Text(LocalizedStringKey(stored))
            Text(stored)
            Text(try! AttributedString(markdown: "_marked_ down"))
        }
        .textSelection(.enabled)
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
}

struct LocalizedTexts: View {
    let count = 2

    var body: some View {
        VStack {
            Text("hello", tableName: "Greetings", bundle: .main, comment: "Shown first")
            Text(LocalizedStringResource("key", defaultValue: "Default"))
            Text(String(localized: "A string"))
            Text(String(localized: "\(count) items", comment: "How many"))
            Text(verbatim: String(localized: "unread", defaultValue: "Unread"))
        }
        .environment(\.locale, Locale(identifier: "de"))
    }
}
