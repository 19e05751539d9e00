import DesignKit
import ListKit
import SwiftUI

/// Tools for developers of the app.
struct InternalTools: View {
    let viewModel: InternalMenuViewModel
    let isStopping: Bool
    @State private var asks = false

    var body: some View {
        InternalGroup(Text("Tools")) {
            Button(role: .destructive) {
                asks = true
            } label: {
                HStack(spacing: Spacing.s) {
                    Image(systemName: "power")
                        .accessibilityHidden(true)
                    Text("Stop the server")
                        .font(.action)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .foregroundStyle(Palette.danger)
                .frame(minHeight: 32)
            }
            .buttonStyle(.plain)
            .disabled(isStopping)
            .confirmation(
                Text("Stop the server for everyone?"),
                isPresented: $asks,
                button: Text("Stop"),
                message: Text("This page reconnects automatically when the server starts again.")
            ) {
                Task { await viewModel.stopServerConfirmed() }
            }
        }
    }
}

#if DEBUG
#Preview("Tools", traits: .sizeThatFitsLayout) {
    InternalTools(viewModel: .preview(isDemo: true), isStopping: false)
        .previewRow()
}

#Preview("Tools, stopping", traits: .sizeThatFitsLayout) {
    InternalTools(viewModel: .preview(isDemo: true), isStopping: true)
        .previewRow()
}
#endif
