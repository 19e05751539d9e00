import DesignKit
import ListKit
import SwiftUI

/// The list of all toggles.
struct InternalToggles: View {
    let viewModel: InternalMenuViewModel
    let toggles: [ToggleState]

    var body: some View {
        InternalGroup(Text("Features")) {
            ForEach(toggles) { toggle in
                if toggle.id != toggles.first?.id { Divider() }
                InternalToggleRow(viewModel: viewModel, toggle: toggle)
            }
        }
    }
}

/// A toggle with its switch, its source, and a button to follow the host.
private struct InternalToggleRow: View {
    let viewModel: InternalMenuViewModel
    let toggle: ToggleState

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Toggle(isOn: isOn) {
                VStack(alignment: .leading, spacing: 2) {
                    // The words are a localization key, so they may be translated.
                    Text(LocalizedStringKey(toggle.words))
                        .font(.cardText)
                        .foregroundStyle(Palette.text)
                    Text(verbatim: toggle.id)
                        .font(.cardNote.monospaced())
                        .foregroundStyle(Palette.secondaryText)
                }
            }
            .accessibilityLabel(Text(LocalizedStringKey(toggle.words)))
            HStack(spacing: Spacing.s) {
                setBy
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if toggle.choice != nil {
                    Button {
                        viewModel.followHostTapped(toggle.id)
                    } label: {
                        Text("Use server setting")
                    }
                    .buttonStyle(.pill)
                }
            }
        }
    }

    private var setBy: Text {
        switch toggle.choice {
        case true?: Text("Turned on by you")
        case false?: Text("Turned off by you")
        case nil: toggle.isOn ? Text("Turned on by the server") : Text("Turned off by the server")
        }
    }

    private var isOn: Binding<Bool> {
        Binding {
            toggle.isOn
        } set: {
            viewModel.toggleChanged(toggle.id, to: $0)
        }
    }
}

#if DEBUG
#Preview("Toggles, several", traits: .sizeThatFitsLayout) {
    InternalToggles(viewModel: .preview(), toggles: [.likes, .classic])
        .previewRow()
}

#Preview("Toggles, of a new host", traits: .sizeThatFitsLayout) {
    InternalToggles(viewModel: .preview(), toggles: InternalMenuViewModel.preview().page.value.toggles)
        .previewRow()
}

#Preview("Toggle, set by the server", traits: .sizeThatFitsLayout) {
    InternalToggleRow(viewModel: .preview(), toggle: .likes)
        .previewRow()
}

#Preview("Toggle, set by the person", traits: .sizeThatFitsLayout) {
    InternalToggleRow(viewModel: .preview(), toggle: .classic)
        .previewRow()
}
#endif
