import DesignKit
import MomentCards
import SwiftUI

/// The row that downloads everything of the viewer's own.
struct AccountExport: View {
    let address: URL

    var body: some View {
        AccountGroup(
            Text("Your data"),
            remark: Text(
                "A ZIP file with your profile, moments, photos in full size, comments, likes, friends and settings: a page to read, and JSON for programs."
            )
        ) {
            Link(destination: address) {
                HStack(spacing: Spacing.s) {
                    AccountRowSymbol(name: "square.and.arrow.down")
                    Text("Download everything")
                        .font(.action)
                        .foregroundStyle(Palette.accent)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
        }
    }
}

#if DEBUG
#Preview("Export, light", traits: .sizeThatFitsLayout) {
    AccountExport(address: URL(filePath: "/export"))
        .previewRow()
}

#Preview("Export, dark", traits: .sizeThatFitsLayout) {
    AccountExport(address: URL(filePath: "/export"))
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
