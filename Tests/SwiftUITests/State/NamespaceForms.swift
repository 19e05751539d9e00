import SwiftUI

struct NamespaceForms: View {
    @Namespace private var animation
    @Namespace var other: Namespace.ID

    var body: some View {
        NamespaceChild(namespace: animation)
        Text(animation == other ? "same" : "different")
    }
}

struct NamespaceChild: View {
    var namespace: Namespace.ID

    var body: some View { Text("child").id(namespace) }
}

struct IdentityForms: View {
    @State private var generation = 0

    var body: some View {
        VStack {
            Stepper2Wrapper().id(generation)
            Text("Scrolled to").id("anchor")
            Text("Row").id(UUID())
            Button("Reset") { generation += 1 }
        }
    }
}

private struct Stepper2Wrapper: View {
    @State private var value = 0

    var body: some View { Stepper2(value: $value) }
}
