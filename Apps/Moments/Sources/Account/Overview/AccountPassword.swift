import DesignKit
import MomentCards
import SwiftUI

/// The row for changing the password.
struct AccountPassword: View {
    let change: @MainActor () -> Void

    var body: some View {
        AccountGroup(Text("Password"), remark: Text("Changing your password signs you out of all other browsers.")) {
            Button(action: change) {
                HStack(spacing: Spacing.s) {
                    AccountRowSymbol(name: "key")
                    Text("Change password")
                        .font(.action)
                        .foregroundStyle(Palette.accent)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .buttonStyle(.plain)
        }
    }
}

#if DEBUG
#Preview("Password, light", traits: .sizeThatFitsLayout) {
    AccountPassword {}
        .previewRow()
}

#Preview("Password, dark", traits: .sizeThatFitsLayout) {
    AccountPassword {}
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
