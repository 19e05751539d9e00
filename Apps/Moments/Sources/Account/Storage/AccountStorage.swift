import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The space that the viewer's photos take on the server.
struct AccountStorage: View {
    @StateObject private var observer: ViewModelObserver<StorageViewModel, StoragePage>

    init(viewModel: StorageViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.page))
    }

    var body: some View {
        AccountGroup(Text("Storage"), remark: remark) {
            if let use = observer.value.use {
                StorageMeter(use: use)
            } else {
                AccountGroupState(failure: observer.value.failure?.text) { Task { await observer.viewModel.load() } }
            }
        }
        .appModelStates(of: observer.viewModel)
    }

    private var remark: Text {
        observer.value.use?.isNearlyFull == true
            ? Text("Delete some moments with photos, or ask an admin for more space.")
            : Text("What your photos take on the server, in all of their sizes.")
    }
}

/// The used space in words and, if there is a quota, as a bar.
private struct StorageMeter: View {
    let use: StorageUse
    @Environment(\.localizer) private var localizer

    var body: some View {
        HStack(spacing: Spacing.s) {
            AccountRowSymbol(name: "externaldrive", color: color)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                words
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                if let fraction = use.fraction {
                    // The words say the same.
                    ProgressView(value: fraction)
                        .tint(color)
                        .accessibilityHidden(true)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var words: Text {
        let used = StorageSize.text(of: use.bytes, by: localizer)
        guard let quota = use.quota else { return Text("Photos: \(used)") }
        return Text("Photos: \(used) of \(StorageSize.text(of: quota, by: localizer))")
    }

    private var color: Color { use.isNearlyFull ? Palette.danger : Palette.accent }
}

#if DEBUG
#Preview("Storage, loading", traits: .sizeThatFitsLayout) {
    AccountStorage(viewModel: StorageViewModel(repo: PreviewRepo()))
        .previewRow()
        .environmentObject(AppModel())
}

#Preview("Storage, failed", traits: .sizeThatFitsLayout) {
    let viewModel = StorageViewModel(repo: PreviewRepo { $0.failure = RepoError(.unavailable) })
    AccountStorage(viewModel: viewModel)
        .previewRow()
        .environmentObject(AppModel())
        .task { await viewModel.load() }
}

#Preview("Storage meter, no quota", traits: .sizeThatFitsLayout) {
    StorageMeter(use: StorageUse(bytes: 350_000_000))
        .previewRow()
}

#Preview("Storage meter, quota", traits: .sizeThatFitsLayout) {
    StorageMeter(use: StorageUse(bytes: 1_200_000_000, quota: 5_000_000_000))
        .previewRow()
}

#Preview("Storage meter, nearly full", traits: .sizeThatFitsLayout) {
    StorageMeter(use: StorageUse(bytes: 960_000_000, quota: 1_000_000_000))
        .previewRow()
}
#endif
