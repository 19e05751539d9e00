import DesignKit
import SwiftUI

/// A card with rows of the account page, a title above and a remark below.
struct AccountGroup<Rows: View>: View {
    private let title: Text?
    private let remark: Text?
    private let rows: Rows

    init(_ title: Text? = nil, remark: Text? = nil, @ViewBuilder rows: () -> Rows) {
        self.title = title
        self.remark = remark
        self.rows = rows()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let title {
                title
                    .font(.sectionTitle)
                    .foregroundStyle(Palette.text)
                    .padding(.horizontal, Spacing.xs)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack(alignment: .leading, spacing: Spacing.s) { rows }
                .padding(Spacing.m)
                .frame(maxWidth: .infinity, alignment: .leading)
                .card()
            if let remark {
                remark
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
                    .padding(.horizontal, Spacing.m)
            }
        }
    }
}

/// The content of a group whose list is loading or failed to load.
struct AccountGroupState: View {
    let failure: Text?
    let retry: @MainActor () -> Void

    var body: some View {
        if let failure {
            HStack(spacing: Spacing.s) {
                failure
                    .font(.cardDetail)
                    .foregroundStyle(Palette.secondaryText)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Button(action: retry) { Text("Try again") }
                    .buttonStyle(.pill)
            }
        } else {
            ProgressView()
                .accessibilityLabel(Text("Loading"))
                .frame(maxWidth: .infinity, minHeight: 44)
        }
    }
}

/// The round symbol of a row.
struct AccountRowSymbol: View {
    let name: String
    var color = Palette.accent

    var body: some View {
        Image(systemName: name)
            .font(.system(size: 17, weight: .medium))
            .foregroundStyle(color)
            .frame(width: 36, height: 36)
            .background(Palette.well, in: .circle)
            .accessibilityHidden(true)
    }
}

#Preview("Group, title and remark", traits: .sizeThatFitsLayout) {
    AccountGroup(Text(verbatim: "Password"), remark: Text(verbatim: "You are signed out of all other browsers.")) {
        Text(verbatim: "Change password")
    }
    .padding()
    .background { Ground() }
}

#Preview("Group, rows only", traits: .sizeThatFitsLayout) {
    AccountGroup {
        Text(verbatim: "First row")
        Divider()
        Text(verbatim: "Second row")
    }
    .padding()
    .background { Ground() }
}

#Preview("Group state, loading", traits: .sizeThatFitsLayout) {
    AccountGroupState(failure: nil) {}
        .padding()
}

#Preview("Group state, failed", traits: .sizeThatFitsLayout) {
    AccountGroupState(failure: Text(verbatim: "The server cannot be reached.")) {}
        .padding()
}

#Preview("Row symbol", traits: .sizeThatFitsLayout) {
    AccountRowSymbol(name: "key")
        .padding()
}

#Preview("Row symbol, red", traits: .sizeThatFitsLayout) {
    AccountRowSymbol(name: "trash", color: Palette.danger)
        .padding()
}
