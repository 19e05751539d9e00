import DesignKit
import ListKit
import MomentsFoundations
import SwiftUI

/// The header of a card: author, time and menu.
struct MomentRowHeader: View {
    let card: MomentCard
    let delete: @MainActor () -> Void
    @State private var asksForDeletion = false

    var body: some View {
        HStack(spacing: Spacing.s) {
            NavigationLink(value: Route.person(card.author.id)) {
                HStack(spacing: Spacing.s) {
                    AvatarView(name: card.author.name, url: card.author.avatar, size: .large)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: card.author.name)
                            .font(.cardName)
                            .foregroundStyle(Palette.text)
                            .lineLimit(2)
                        note
                    }
                }
            }
            .buttonStyle(.plain)
            if card.isMine {
                Spacer(minLength: Spacing.xs)
                menu
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var note: some View {
        Group {
            if card.isOnlyForMe {
                HStack(spacing: Spacing.xxs) {
                    RelativeTime(card.createdDate)
                    Text(verbatim: "·")
                        .accessibilityHidden(true)
                    Image(systemName: "lock.fill")
                        .imageScale(.small)
                        .accessibilityHidden(true)
                    Text("Only me")
                }
            } else {
                RelativeTime(card.createdDate)
            }
        }
        .font(.cardNote)
        .foregroundStyle(Palette.secondaryText)
    }

    private var menu: some View {
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
        .confirmationDialog(Text("Delete this moment?"), isPresented: $asksForDeletion, titleVisibility: .visible) {
            Button(role: .destructive, action: delete) { Text("Delete") }
        } message: {
            Text("It will be deleted for everyone, together with its comments.")
        }
    }
}
