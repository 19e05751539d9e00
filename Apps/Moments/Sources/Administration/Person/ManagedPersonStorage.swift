import DesignKit
import ListKit
import MomentCards
import MomentsModel
import SwiftUI

/// What a person's photos take, and for admins the button that sets the limit.
struct ManagedPersonStorage: View {
    let storage: StorageUse
    let canSetQuota: Bool
    let edit: @MainActor () -> Void
    @Environment(\.localizer) private var localizer

    var body: some View {
        CardGroup(Text("Photos")) {
            Text(verbatim: localizer.text(of: storage))
                .font(.cardName)
                .foregroundStyle(Palette.text)
                .padding(.top, Spacing.xxs)
            if let quota = storage.quota {
                // The limit may be 0, which cannot be a total.
                ProgressView(value: min(Double(storage.bytes), Double(quota)), total: max(Double(quota), 1))
                    .tint(storage.bytes >= quota ? Palette.danger : Palette.accent)
                    .accessibilityHidden(true)
            }
            AdaptiveStack(spacing: Spacing.s) {
                limit
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if canSetQuota {
                    Button(action: edit) { Text("Change limit") }
                        .buttonStyle(.pill)
                }
            }
            .frame(minHeight: 36)
        }
    }

    private var limit: Text {
        if storage.isOwnQuota { return Text("A limit of this person's own") }
        return storage.quota == nil ? Text("No limit") : Text("The server's limit for everybody")
    }
}

#if DEBUG
#Preview("Managed person storage, limit of the server", traits: .sizeThatFitsLayout) {
    ManagedPersonStorage(storage: StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000), canSetQuota: true) {}
        .previewRow()
}

#Preview("Managed person storage, full", traits: .sizeThatFitsLayout) {
    ManagedPersonStorage(
        storage: StorageUse(bytes: 510_000_000, quota: 500_000_000, isOwnQuota: true),
        canSetQuota: true
    ) {}
    .previewRow()
}

#Preview("Managed person storage, no limit", traits: .sizeThatFitsLayout) {
    ManagedPersonStorage(storage: StorageUse(bytes: 3_400_000), canSetQuota: false) {}
        .previewRow()
}
#endif
