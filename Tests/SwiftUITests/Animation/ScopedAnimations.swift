import SwiftUI

/// An animation or a transaction that applies only to the modifiers of a closure.
struct ScopedAnimations: View {
    @State private var isOn = false

    var body: some View {
        Button(isOn ? "Lit" : "Dark") { isOn.toggle() }
            .animation(.easeInOut(duration: 0.2)) { $0.opacity(isOn ? 1 : 0.5) }
            .animation(.default) { content in
                content.offset(y: isOn ? 4 : 0)
            }
            .transaction {
                $0.animation = nil
            } body: {
                $0.padding(isOn ? 8 : 0)
            }
    }
}
