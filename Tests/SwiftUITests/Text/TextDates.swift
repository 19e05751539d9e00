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
