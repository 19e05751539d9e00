import SwiftUI

/// Buttons in the built-in styles and in a custom style.
struct ButtonsPage: View {
    @State private var taps = 0

    var body: some View {
        List {
            Section("Styles") {
                Button("Automatic", action: tap)
                Button("Plain", action: tap).buttonStyle(.plain)
                Button("Plain, disabled", action: tap).buttonStyle(.plain).disabled(true)
                Button("Borderless", action: tap).buttonStyle(.borderless)
                Button("Bordered", action: tap).buttonStyle(.bordered)
                Button("Prominent", action: tap).buttonStyle(.borderedProminent)
                Button("Custom", action: tap).buttonStyle(.pill)
            }
            Section("Roles") {
                Button("Delete", systemImage: "trash", role: .destructive, action: tap)
                Button("Disabled", action: tap).disabled(true)
            }
            Section("Sizes and shapes") {
                RowOrColumn(alignment: .leading) {
                    Button("Mini", action: tap).controlSize(.mini)
                    Button("Small", action: tap).controlSize(.small)
                    Button("Regular", action: tap)
                    Button("Large", action: tap).controlSize(.large)
                }
                .buttonStyle(.bordered)
                RowOrColumn(alignment: .leading) {
                    Button("Capsule", action: tap).buttonBorderShape(.capsule)
                    Button("Share", systemImage: "square.and.arrow.up", action: tap)
                        .labelStyle(.iconOnly)
                        .buttonBorderShape(.circle)
                }
                .buttonStyle(.borderedProminent)
                .tint(.green)
            }
            Section {
                LabeledContent("Taps", value: "\(taps)")
            }
        }
    }

    private func tap() { taps += 1 }
}

private struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(Color.indigo, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.94 : 1)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    fileprivate static var pill: PillButtonStyle { PillButtonStyle() }
}
