import SwiftUI

struct AnimatedChanges: View {
    @State private var isOpen = false
    @State private var count = 0
    @State private var completed = 0

    var body: some View {
        VStack {
            Button("Plain") {
                withAnimation { isOpen.toggle() }
            }
            Button("Easing") {
                withAnimation(.easeInOut(duration: 0.2)) {
                    isOpen.toggle()
                    count += 1
                }
            }
            Button("Nil") { withAnimation(nil) { isOpen = false } }
            Button("Completed") {
                withAnimation(.snappy) {
                    count += 1
                } completion: {
                    completed += 1
                }
            }
            Button("Removed") {
                withAnimation(.linear, completionCriteria: .removed) {
                    count += 1
                } completion: {
                    completed += 1
                }
            }
            Button("Method") { withAnimation(.spring(), toggle) }
            Button("Result") { count = withAnimation { count + 1 } }
            Button("Optional") {
                withAnimation(count > 3 ? .default : nil) { self.count -= 1 }
            }
            if isOpen { Text("Open") }
            Text("Count \(count)")
            Text("Completed \(completed)")
        }
    }

    private func toggle() { isOpen.toggle() }
}
