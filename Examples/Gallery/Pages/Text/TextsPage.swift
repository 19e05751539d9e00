import SwiftUI

/// Text styles, concatenated and truncated texts, Markdown, dates, and formatters.
struct TextsPage: View {
    @Environment(\.locale) private var locale

    private let story = """
        The ferry leaves at seven, when the harbor is still asleep, and comes back late with tired people and their bikes.
        """

    var body: some View {
        List {
            Section("Styles") {
                Text("Large title").font(.largeTitle)
                Text("Title").font(.title)
                Text("Headline").font(.headline)
                Text("Body")
                Text("Callout").font(.callout)
                Text("Footnote").font(.footnote).foregroundStyle(.secondary)
                Text("Rounded and heavy").font(.system(.title3, design: .rounded, weight: .heavy))
                Text("Monospaced 0123").font(.body.monospaced())
                Text("Serif").fontDesign(.serif)
            }
            Section("Appearance") {
                Text("Bold ").bold() + Text("italic ").italic() + Text("red ").foregroundColor(.red)
                    + Text("struck").strikethrough()
                Text("Underlined").underline(true, color: .orange)
                Text("letter spacing").kerning(4).textCase(.uppercase)
                Text("With **strong**, *soft* and `code` words, and a [link](https://www.swift.org).")
            }
            Section("Lines") {
                Text(story).lineLimit(1)
                Text(story).lineLimit(2).truncationMode(.middle)
                Text("A line that has smaller letters where it would not fit").lineLimit(1).minimumScaleFactor(0.5)
                Text(story).multilineTextAlignment(.center)
            }
            Section("Values") {
                Text(1_234_567.89, format: .number)
                Text(0.42, format: .percent)
                Text(Date(timeIntervalSince1970: 1_750_000_000), style: .date)
                Text("\(3) apples and \(1.5, specifier: "%.1f") pears")
            }
            Section("Formatters") {
                Text(FormatterSamples.ago(days: 1, in: locale))
                Text(FormatterSamples.duration(seconds: 3907, in: locale))
                Text(FormatterSamples.list(of: ["7:00", "9:30", "12:15"], in: locale))
            }
        }
    }
}
