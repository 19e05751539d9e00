import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A person in the list, linked to the page on which staff see the person.
struct ManagedPersonRow: View {
    @StateObject private var observer: ViewModelObserver<ManagedPersonListItemViewModel, ManagedPerson>
    @Environment(\.localizer) private var localizer

    init(viewModel: ManagedPersonListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.person))
    }

    var body: some View {
        let person = observer.value
        NavigationLink(value: Route.managedPerson(person.id)) {
            HStack(spacing: Spacing.s) {
                AvatarView(
                    name: person.userDetails.name,
                    url: person.userDetails.avatar,
                    tones: person.userDetails.avatarTones,
                    size: .large
                )
                VStack(alignment: .leading, spacing: Spacing.xxs) {
                    AdaptiveStack {
                        Text(verbatim: person.userDetails.name)
                            .font(.cardName)
                            .foregroundStyle(Palette.text)
                            .lineLimit(1)
                        if person.role.isStaff { PersonTag(text: person.role.text) }
                        if person.suspension != nil { PersonTag(text: Text("Suspended"), color: Palette.danger) }
                    }
                    Text(verbatim: "@\(person.userDetails.handle)")
                        .font(.cardNote)
                        .foregroundStyle(Palette.secondaryText)
                        .lineLimit(1)
                    facts(of: person)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Disclosure()
            }
            .multilineTextAlignment(.leading)
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.s)
            .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
    }

    private func facts(of person: ManagedPerson) -> some View {
        AdaptiveStack(spacing: Spacing.s) {
            Fact(symbol: "externaldrive", text: Text(verbatim: localizer.text(of: person.storage)))
            if person.openReportCount > 0 {
                Fact(
                    symbol: "flag",
                    text: Text(
                        verbatim: localizer.string("%lld open reports", count: person.openReportCount, bundle: .module)
                    )
                )
            }
        }
    }
}

#if DEBUG
extension ManagedPersonRow {
    fileprivate static func preview(
        _ userDetails: UserDetails,
        _ change: (inout ManagedPerson) -> Void = { _ in }
    ) -> some View {
        var person = ManagedPerson(userDetails: userDetails, createdDate: PreviewSamples.hours(ago: 9000))
        person.storage = StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000)
        change(&person)
        return ManagedPersonRow(viewModel: ManagedPersonListItemViewModel(person)).previewRow()
    }
}

#Preview("Managed person, moderator", traits: .sizeThatFitsLayout) {
    ManagedPersonRow.preview(PreviewSamples.grace) { $0.role = .moderator }
}

#Preview("Managed person, suspended with reports", traits: .sizeThatFitsLayout) {
    ManagedPersonRow.preview(PreviewSamples.alan) { person in
        person.suspension = Suspension(reason: "Insults")
        person.openReportCount = 2
    }
}

#Preview("Managed person, long name without a limit", traits: .sizeThatFitsLayout) {
    ManagedPersonRow.preview(PreviewSamples.stranger) { person in
        person.role = .admin
        person.storage = StorageUse(bytes: 0)
    }
}
#endif
