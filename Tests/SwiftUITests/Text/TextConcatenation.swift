import SwiftUI

struct TextConcatenation: View {
    let hashtags = ["swift", "linux"]

    var body: some View {
        VStack {
            Text("Plain ") + Text("bold").bold() + Text(" red").foregroundColor(.red)
            hashtags
                .map { Text("#\($0) ").foregroundColor(.accentColor) }
                .reduce(Text(""), +)
            highlighted("needle", in: "A needle here")
            Text("Read \(Text("this").bold()) twice, \(Text(verbatim: "really").italic())")
            label + Text("!")
        }
    }

    private var label: Text {
        Text("Label")
            .font(.title)
            .fontWeight(.heavy)
            .foregroundStyle(.secondary)
    }

    private func highlighted(_ word: String, in sentence: String) -> Text {
        sentence.split(separator: " ").reduce(Text(verbatim: "")) { text, part in
            let next = Text(part + " ")
            return text + (part == word ? next.bold() : next)
        }
    }
}
