import DesignKit
import SwiftUI

/// The menu of one's own moment.
struct MomentMenu: View {
    let delete: @MainActor () -> Void
    @State private var asksForDeletion = false

    var body: some View {
        Menu {
            Button(role: .destructive) {
                asksForDeletion = true
            } label: {
                Label("Delete", systemImage: "trash")
            }
        } label: {
            Image(systemName: "ellipsis")
                .font(.system(size: 18, weight: .semibold))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: 36, height: 36)
        }
        .accessibilityLabel(Text("More actions"))
        .confirmation(
            Text("Delete this moment?"),
            isPresented: $asksForDeletion,
            button: Text("Delete"),
            message: Text("It will be deleted for everyone, together with its comments."),
            action: delete
        )
    }
}

#Preview("Moment menu, light", traits: .sizeThatFitsLayout) {
    MomentMenu {}
        .padding()
}

#Preview("Moment menu, dark", traits: .sizeThatFitsLayout) {
    MomentMenu {}
        .padding()
        .preferredColorScheme(.dark)
}
