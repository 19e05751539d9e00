import SwiftUI

struct TitlePreferenceKey: PreferenceKey {
    static let defaultValue = ""

    static func reduce(value: inout String, nextValue: () -> String) {
        let next = nextValue()
        if !next.isEmpty { value = next }
    }
}

struct WidthPreferenceKey: PreferenceKey {
    typealias Value = CGFloat
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct NamesPreferenceKey: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value.append(contentsOf: nextValue())
    }
}

struct OptionalPreferenceKey: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) {
        value = value ?? nextValue()
    }
}

extension View {
    func screenTitle(_ title: String) -> some View {
        preference(key: TitlePreferenceKey.self, value: title)
    }
}

struct PreferencesView: View {
    @State private var title = ""
    @State private var width: CGFloat = 0
    @State private var names: [String] = []
    @State private var optional: Int?

    var body: some View {
        VStack {
            Text("Title: \(title)")
            Text("Width: \(Int(width))")
            Text(names.joined(separator: "+"))
            Text("Optional: \(optional ?? -1)")
            VStack {
                Text("Content")
                    .screenTitle("Inbox")
                    .preference(key: WidthPreferenceKey.self, value: 20)
                Text("More")
                    .preference(key: WidthPreferenceKey.self, value: 40)
                    .preference(key: NamesPreferenceKey.self, value: ["a"])
                Text("Most")
                    .preference(key: NamesPreferenceKey.self, value: ["b"])
                    .preference(key: OptionalPreferenceKey.self, value: 3)
            }
            .transformPreference(NamesPreferenceKey.self) { $0.append("c") }
        }
        .onPreferenceChange(TitlePreferenceKey.self) { title = $0 }
        .onPreferenceChange(WidthPreferenceKey.self) { value in
            width = value
        }
        .onPreferenceChange(NamesPreferenceKey.self, perform: namesChanged)
        .onPreferenceChange(OptionalPreferenceKey.self) { [$optional] in $optional.wrappedValue = $0 }
    }

    private func namesChanged(_ names: [String]) { self.names = names }
}
