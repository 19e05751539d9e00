import SwiftUI

final class CartModel: ObservableObject {
    @Published private(set) var items: [String] = []

    func add() { items.append("Item") }
    func removeAll() { items.removeAll() }
}

struct ButtonForms: View {
    @StateObject private var cart = CartModel()
    @State private var taps = 0
    private let title = "From a variable"
    var onDone: () -> Void = {}

    var body: some View {
        VStack {
            Text("\(taps) taps, \(cart.items.count) items")
            Button("Literal") { taps += 1 }
            Button("Labelled action", action: increment)
            Button(title) { taps += 1 }
            Button(title, action: increment)
            Button(action: { taps += 1 }) {
                Text("Old form")
            }
            Button(action: increment, label: { Text("Both labels") })
            Button(action: cart.add) {
                HStack {
                    Text("Add")
                    Text("to cart")
                }
            }
            Button {
                taps += 1
            } label: {
                Text("New form")
            }
            Button("Empty cart", role: .destructive) {
                cart.removeAll()
            }
            Button("Cancel", role: .cancel, action: onDone)
            Button(role: .destructive, action: cart.removeAll) { Text("Role and label") }
            Button(role: .none) {
                increment()
            } label: {
                Text("No role")
            }
            Button("Disabled") { taps += 100 }.disabled(true)
            Text("Tappable").onTapGesture { taps += 1 }
            Text("Double").onTapGesture(count: 2) { taps += 1 }
            Text("Performed").onTapGesture(perform: increment)
        }
    }

    private func increment() { taps += 1 }
}

extension Button where Label == Text {
    static func close(action: @escaping @MainActor () -> Void) -> Self {
        Button("Close", action: action)
    }
}

extension Button where Label == HStack<TupleView<(Text, Text)>> {
    init(_ title: String, badge: Int, action: @escaping @MainActor () -> Void) {
        self.init(action: action) {
            HStack {
                Text(title)
                Text("\(badge)")
            }
        }
    }
}

struct ButtonExtensions: View {
    @State private var isOpen = true

    var body: some View {
        if isOpen {
            Button.close { isOpen = false }
            Button("Inbox", badge: 3) {}
        } else {
            Text("Closed")
        }
    }
}

/// Buttons that do not repeat.
struct RepeatForms: View {
    @Environment(\.buttonRepeatBehavior) private var behavior

    var body: some View {
        Button("More") {}.buttonRepeatBehavior(ButtonRepeatBehavior.disabled)
        Text(behavior == .automatic ? "automatic" : "disabled")
    }
}
