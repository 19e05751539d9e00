import DesignKit
import SwiftUI

/// A search field with a symbol, and a button that clears it while it has a text.
struct SearchField: View {
    @Binding var text: String
    let prompt: Text

    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: Spacing.xs) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(Palette.secondaryText)
                .accessibilityHidden(true)
            TextField(text: $text, prompt: prompt) { Text("Search items") }
                .textFieldStyle(.plain)
                .focused($isFocused)
                .autocorrectionDisabled()
                .submitLabel(.search)
            if !text.isEmpty { clearButton }
        }
        .frame(minHeight: 48)
        .padding(.leading, Spacing.s)
        .background(Palette.well, in: .rect(cornerRadius: CornerRadius.small))
        .overlay {
            RoundedRectangle(cornerRadius: CornerRadius.small)
                .strokeBorder(isFocused ? Palette.accent : Palette.hairline, lineWidth: 1)
                .allowsHitTesting(false)
        }
        .animation(.easeInOut(duration: 0.2), value: text.isEmpty)
    }

    private var clearButton: some View {
        Button("Clear text", systemImage: "xmark.circle.fill") {
            text = ""
            isFocused = true
        }
        .buttonStyle(.symbol(size: 44))
        .foregroundStyle(Palette.secondaryText)
        .transition(.opacity)
    }
}

#Preview("Search field, light") {
    @Previewable @State var text = ""
    SearchField(text: $text, prompt: Text(verbatim: "Name"))
}

#Preview("Search field, dark") {
    @Previewable @State var text = "cat"
    SearchField(text: $text, prompt: Text(verbatim: "Name"))
        .preferredColorScheme(.dark)
}
