import DesignKit
import ListKit
import MomentsRepositories
import SwiftUI

/// The place of a list inside a card that is loading or failed to load.
struct ListingState: View {
    let failure: RepoError?
    let retry: @MainActor () -> Void

    var body: some View {
        if let failure {
            HStack(spacing: Spacing.s) {
                failure.text
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Button(action: retry) { Text("Try again") }
                    .buttonStyle(.pill)
            }
            .frame(minHeight: 44)
        } else {
            ProgressView()
                .accessibilityLabel(Text("Loading"))
                .frame(maxWidth: .infinity, minHeight: 44)
        }
    }
}

#Preview("Listing state, loading", traits: .sizeThatFitsLayout) {
    ListingState(failure: nil) {}
        .padding()
}

#Preview("Listing state, failed", traits: .sizeThatFitsLayout) {
    ListingState(failure: RepoError(.unavailable)) {}
        .padding()
}
