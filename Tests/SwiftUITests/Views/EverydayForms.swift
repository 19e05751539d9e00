import Combine
import SwiftUI

/// Small forms used in every app.
struct EverydayForms: View {
    @State private var isOn = true
    @State private var items = ["x", "y"]
    @State private var ingredients = [Ingredient(id: 1, name: "Corn")]
    @State private var count = 1
    @StateObject private var search = SearchModel()
    private let date = Date(timeIntervalSince1970: 0)

    private var attributed: AttributedString {
        var text = AttributedString("strong")
        text.font = .body.bold()
        text.foregroundColor = .red
        text.underlineStyle = .single
        return AttributedString("very ") + text
    }

    var body: some View {
        VStack {
            Text("a").font(nil).font(.body.bold()).foregroundColor(nil)
            Text("b").foregroundColor(.init(red: 1, green: 0, blue: 0)).foregroundColor(Color(.label))
            Text("c").background(isOn ? Color.red : Color.blue).background(isOn ? .red : .blue)
            Text("d").background(Color.red.cornerRadius(4)).overlay(Color.black.opacity(0.1))
            Text("e").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            Text("f").foregroundColor(isOn ? .red : nil).foregroundColor(isOn ? .primary : .secondary)
            Text("g").background(Group { if isOn { Color.green } })
            Color.red.opacity(0.3).frame(width: 1, height: 1)
            Spacer().frame(height: 8)
            Divider().background(Color.gray)
        }
        VStack {
            Text(attributed)
            Text(items, format: .list(type: .and))
            Text(date, format: .dateTime.year())
            Text("\(count, format: .percent)")
            Text("\(Text("bold").bold()) and \(count)")
            Text("**not markdown yet**")
            Text(verbatim: String(format: "%02d", count))
        }
        .environment(\.timeZone, .gmt)
        VStack {
            ForEach($items, id: \.self) { $item in
                TextField("Item", text: $item)
            }
            ForEach(Array(ingredients.enumerated()), id: \.element.id) { index, ingredient in
                Text("\(index + 1). \(ingredient.name)")
            }
            ForEach(1...2, id: \.self) { Text("\($0)") }
            ForEach(items.reversed(), id: \.self, content: Text.init(verbatim:))
            ForEach(0..<2) { _ in Divider() }
            ForEach(zip(items.indices, items).map { $0 }, id: \.1) { index, item in
                Text("\(index)\(item)")
            }
        }
        .onChange(of: count) { [count] newValue in
            items.append("\(newValue - count)")
        }
        .onReceive(Publishers.CombineLatest(search.$query, search.$results)) { query, results in
            if !query.isEmpty { count += results.count }
        }
        .task(id: count) {
            do {
                try await Task.sleep(for: .seconds(3600))
                count = 0
            } catch {}
        }
        .onDisappear { search.query = "" }
        Button("Count") { count += 1 }
            .padding(.vertical, isOn ? 4 : 0)
            .opacity(isOn ? 1 : 0)
            .disabled(!isOn || items.isEmpty)
    }
}
