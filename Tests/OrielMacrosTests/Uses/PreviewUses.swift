import OrielUI

// The test is that this file compiles: two unnamed previews in one file must not clash.

#Preview { Text("a") }

#Preview {
    Text("a")
    if Bool.random() { Text("b") } else { EmptyView() }
}

#Preview("Named") { return Text("a") }

#Preview("Traits", traits: .portrait, .fixedLayout(width: 320, height: 200)) { Text("a") }

#Preview(traits: .sizeThatFitsLayout) { Text("a") }

#Preview("Previewable") {
    @Previewable @State var text = "a"
    Text(text)
}

private struct Previews: PreviewProvider {
    static var previews: some View {
        Text("a")
        Text("b")
    }
}
