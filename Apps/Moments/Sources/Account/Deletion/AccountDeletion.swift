import DesignKit
import MomentCards
import SwiftUI

/// The row for deleting the account.
struct AccountDeletion: View {
    let delete: @MainActor () -> Void

    var body: some View {
        AccountGroup(remark: Self.explanation) {
            Button(role: .destructive, action: delete) {
                HStack(spacing: Spacing.s) {
                    AccountRowSymbol(name: "trash", color: Palette.danger)
                    Text("Delete account")
                        .font(.action)
                        .foregroundStyle(Palette.danger)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .buttonStyle(.plain)
        }
    }

    /// What happens to the account, and when.
    static var explanation: Text {
        Text(
            "You have a week to change your mind. Then your profile, moments, photos, comments and likes are deleted and cannot be restored."
        )
    }
}

#if DEBUG
#Preview("Deletion, light", traits: .sizeThatFitsLayout) {
    AccountDeletion {}
        .previewRow()
}

#Preview("Deletion, dark", traits: .sizeThatFitsLayout) {
    AccountDeletion {}
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
