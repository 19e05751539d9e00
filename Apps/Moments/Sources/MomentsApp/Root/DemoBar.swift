import Account
import Combine
import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// A bar that marks the demo and selects the demo person.
struct DemoBar: View {
    let services: AppServices
    let current: UserDetails
    @Environment(\.signInStorage) private var signInStorage
    @State private var people: [UserDetails] = []
    @State private var hasFailed = false

    var body: some View {
        HStack(spacing: Spacing.xs) {
            Image(systemName: "eyeglasses")
                .accessibilityHidden(true)
            Group {
                if hasFailed {
                    Text("Switching failed. Try again.")
                } else {
                    Text("Demo: viewing as \(current.name)")
                }
            }
            .lineLimit(1)
            Spacer(minLength: Spacing.xs)
            Menu {
                ForEach(people) { person in
                    Button {
                        Task { await look(as: person) }
                    } label: {
                        if person.id == current.id {
                            Label(person.name, systemImage: "checkmark")
                        } else {
                            Text(verbatim: person.name)
                        }
                    }
                }
            } label: {
                Text("Switch")
                    .fontWeight(.semibold)
            }
            .accessibilityHint(Text("View as another person"))
        }
        .font(.footnote)
        // The bar stays a line, as those of the system.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .foregroundStyle(Palette.text)
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .frame(maxWidth: .infinity)
        .background(Palette.well)
        .onReceive(services.account.service) { people = $0?.demoPeople ?? [] }
        .task { await findPeople() }
    }

    private func findPeople() async {
        do {
            try await services.account.refreshService()
        } catch {
            hasFailed = true
        }
    }

    private func look(as person: UserDetails) async {
        guard person.id != current.id, let demoSignIn = services.host.demoSignIn else { return }
        do {
            let token = try await demoSignIn(person.id)
            try await signInStorage.keepToken(token)
            services.api.authorize(with: token)
            try await services.account.refreshViewer()
            hasFailed = false
        } catch {
            hasFailed = true
        }
    }
}

#if DEBUG
#Preview("Demo bar", traits: .sizeThatFitsLayout) {
    DemoBar(services: .preview(isDemo: true), current: PreviewSamples.ada)
        .previewSurroundings()
}

#Preview("Demo bar, failed", traits: .sizeThatFitsLayout) {
    DemoBar(services: .preview(isDemo: true, fails: true), current: PreviewSamples.ada)
        .previewSurroundings()
}
#endif
