import SwiftUI

struct StateForms: View {
    struct Draft: Equatable {
        var title = ""
        var tags: [String] = []
        var author: Author?

        struct Author: Equatable {
            var name = "Nobody"
        }
    }

    final class Reference {
        var value = 0
    }

    enum Step { case first, second }

    @State private var count = 0
    @State private var optional: String?
    @State var exposed: Double = 0
    @State private var draft = Draft()
    @State private var step: Step = .first
    @State private var reference = Reference()
    @State private var set = Set<Int>()
    @State private var dictionary: [String: Int] = [:]
    @State private var closure: () -> Void = {}
    @State private var pair = (1, "one")
    @State private var date = Date(timeIntervalSince1970: 0)
    @State(wrappedValue: 3) private var written: Int
    @State(initialValue: true) private var flag: Bool

    var body: some View {
        VStack {
            Text("\(count) \(optional ?? "none") \(pair.0) \(pair.1)")
            Text(step == .first ? "first" : "second")
            TextField("Title", text: $draft.title)
            Toggle("Flag", isOn: $flag)
            Stepper2(value: $count)
            Stepper2(value: $pair.0)
            Stepper2(value: $written)
            if let author = draft.author {
                Text(author.name)
            }
            Button("Change everything") {
                count += 1
                optional = "some"
                exposed = .pi
                draft.tags.append("new")
                draft.author = Draft.Author(name: "Ada")
                step = .second
                reference.value += 1
                set.insert(count)
                dictionary["count", default: 0] += 1
                closure = { count = 0 }
                pair.1 = "two"
                date.addTimeInterval(60)
            }
            Button("Run closure", action: closure)
        }
    }
}

/// A custom control with a binding.
struct Stepper2: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            Button("-") { value -= 1 }
            Text("\(value)")
            Button("+") { value += 1 }
        }
    }
}
