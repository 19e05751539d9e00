import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The menu of what the viewer can set about a person, and for reporting them.
struct PersonMenu: View {
    let person: UserDetails
    let viewModel: PersonFriendshipItemViewModel
    @State private var isChoosingTags = false
    @State private var asksForRemoval = false
    @State private var asksForBlock = false
    @State private var isReporting = false

    var body: some View {
        Menu {
            if person.friendship == .friend { friendItems }
            Button {
                isReporting = true
            } label: {
                Label {
                    Text("Report \(person.name)")
                } icon: {
                    Image(systemName: "flag")
                }
            }
            Button(role: .destructive) {
                asksForBlock = true
            } label: {
                Label {
                    Text("Block \(person.name)")
                } icon: {
                    Image(systemName: "hand.raised")
                }
            }
        } label: {
            Image(systemName: "ellipsis")
                .font(.system(size: 18, weight: .semibold))
                .foregroundStyle(Palette.secondaryText)
                .frame(width: 44, height: 44)
                .contentShape(.rect)
        }
        .accessibilityLabel(Text("More actions"))
        .sheet(isPresented: $isChoosingTags) { FriendTagsSheet(viewModel: viewModel.makeTags()) }
        .sheet(isPresented: $isReporting) { ReportSheet(viewModel: viewModel.makeReport()) }
        .confirmation(
            Text("Remove \(person.name) from your friends?"),
            isPresented: $asksForRemoval,
            button: Text("Remove friend"),
            message: Text("You will no longer see each other's moments, likes and comments.")
        ) {
            Task { await viewModel.tapped(.remove) }
        }
        .confirmation(
            Text("Block \(person.name)?"),
            isPresented: $asksForBlock,
            button: Text("Block \(person.name)"),
            message: blockMessage
        ) {
            Task { await viewModel.tapped(.block) }
        }
    }

    @ViewBuilder private var friendItems: some View {
        if let settings = person.friendSettings {
            Button {
                isChoosingTags = true
            } label: {
                Label("Tags", systemImage: "tag")
            }
            Toggle(isOn: hidesMine(settings)) { Text("Hide my moments from \(person.name)") }
            Toggle(isOn: hidesTheirs(settings)) { Text("Hide \(person.name)'s moments") }
        }
        Button(role: .destructive) {
            asksForRemoval = true
        } label: {
            Label("Remove friend", systemImage: "person.badge.minus")
        }
    }

    private var blockMessage: Text {
        person.friendship == .friend
            ? Text("Your friendship ends, and neither of you finds the other any more. Nothing tells them.")
            : Text("Neither of you finds the other any more. Nothing tells them.")
    }

    private func hidesMine(_ settings: FriendSettings) -> Binding<Bool> {
        Binding {
            settings.hidesMine
        } set: { [viewModel] isHidden in
            Task { await viewModel.tapped(.hideMine(isHidden)) }
        }
    }

    private func hidesTheirs(_ settings: FriendSettings) -> Binding<Bool> {
        Binding {
            settings.hidesTheirs
        } set: { [viewModel] isHidden in
            Task { await viewModel.tapped(.hideTheirs(isHidden)) }
        }
    }
}

#if DEBUG
#Preview("Person menu, friend", traits: .sizeThatFitsLayout) {
    PersonMenu(person: PreviewSamples.grace, viewModel: .preview(PreviewSamples.grace))
        .previewRow()
}

#Preview("Person menu, received request", traits: .sizeThatFitsLayout) {
    PersonMenu(person: PreviewSamples.linus, viewModel: .preview(PreviewSamples.linus))
        .previewRow()
}
#endif
