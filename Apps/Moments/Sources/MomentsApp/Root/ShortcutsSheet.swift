import DesignKit
import SwiftUI

/// The sheet that lists the keyboard shortcuts.
struct ShortcutsSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 0) {
                    row("J", Text("Next moment"))
                    row("K", Text("Previous moment"))
                    row("L", Text("Like"))
                    row("C", Text("Comment"))
                    row("N", Text("New moment"))
                    row("/", Text("Search friends"))
                    row("?", Text("Keyboard shortcuts"))
                }
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.xs)
                .card()
                .padding(Spacing.m)
                .column(maxWidth: ColumnWidth.form)
            }
            .page(Text("Keyboard shortcuts"))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(action: { dismiss() }, label: { Text("Close") })
                }
            }
        }
    }

    private func row(_ key: String, _ effect: Text) -> some View {
        HStack {
            effect
                .font(.cardText)
                .foregroundStyle(Palette.text)
            Spacer(minLength: Spacing.m)
            Text(verbatim: key)
                .font(.cardDetail.weight(.semibold).monospaced())
                .foregroundStyle(Palette.secondaryText)
                .frame(minWidth: 32, minHeight: 32)
                .background(Palette.well, in: .rect(cornerRadius: CornerRadius.small))
        }
        .padding(.vertical, Spacing.xs)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Shortcuts, light") {
    ShortcutsSheet()
}

#Preview("Shortcuts, dark") {
    ShortcutsSheet()
        .preferredColorScheme(.dark)
}
