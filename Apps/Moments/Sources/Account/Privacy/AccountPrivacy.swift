import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// How far back friends see the viewer's moments, and the way to the people whom the viewer has blocked.
struct AccountPrivacy: View {
    @StateObject private var observer: ViewModelObserver<PrivacyViewModel, PrivacyPage>

    init(viewModel: PrivacyViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.page))
    }

    private var viewModel: PrivacyViewModel { observer.viewModel }

    var body: some View {
        AccountGroup(
            Text("Privacy"),
            remark: Text("Moments older than that are hidden from your friends. You still see all of yours.")
        ) {
            if let reach = observer.value.shown {
                ReachPicker(reach: reach, isChanging: observer.value.changing != nil) { viewModel.reachChosen($0) }
                if let failure = observer.value.failure {
                    failure.text
                        .font(.cardDetail)
                        .foregroundStyle(Palette.danger)
                        .accessibilityAddTraits(.updatesFrequently)
                }
            } else {
                AccountGroupState(failure: observer.value.failure?.text) { Task { await viewModel.load() } }
            }
            Divider()
            NavigationLink(value: Route.blockedPeople) {
                HStack(spacing: Spacing.s) {
                    AccountRowSymbol(name: "hand.raised")
                    Text("Blocked people")
                        .font(.cardText)
                        .foregroundStyle(Palette.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Disclosure()
                }
                .frame(minHeight: 44)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
        }
        .appModelStates(of: viewModel)
    }
}

/// The picker of how far back friends see moments.
private struct ReachPicker: View {
    let reach: HistoryReach
    let isChanging: Bool
    let choose: @MainActor (HistoryReach) -> Void

    var body: some View {
        HStack(spacing: Spacing.s) {
            AccountRowSymbol(name: "clock")
            AdaptiveStack(spacing: Spacing.s) {
                // Hidden from screen readers, because the picker has it as its label.
                Text("Friends see my moments")
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityHidden(true)
                Picker(selection: selection) {
                    ForEach(HistoryReach.allCases, id: \.self) { $0.text.tag($0) }
                } label: {
                    Text("Friends see my moments")
                }
                .pickerStyle(.menu)
                .labelsHidden()
                .disabled(isChanging)
            }
        }
        .frame(minHeight: 44)
    }

    private var selection: Binding<HistoryReach> {
        Binding {
            reach
        } set: { [choose] reach in
            choose(reach)
        }
    }
}

extension HistoryReach {
    /// The name of the choice.
    fileprivate var text: Text {
        switch self {
        case .all: Text("All")
        case .halfYear: Text("From the last half year")
        case .month: Text("From the last month")
        case .threeDays: Text("From the last three days")
        }
    }
}

#if DEBUG
#Preview("Privacy, half a year", traits: .sizeThatFitsLayout) {
    NavigationStack { AccountPrivacy(viewModel: .preview { $0.historyReach = .halfYear }) }
        .frame(height: 220)
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Privacy, loading", traits: .sizeThatFitsLayout) {
    NavigationStack { AccountPrivacy(viewModel: .preview { $0.historyReach = nil }) }
        .frame(height: 220)
        .previewSurroundings()
        .environmentObject(AppModel())
}
#endif
