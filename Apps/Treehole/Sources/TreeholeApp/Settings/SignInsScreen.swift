import ListKit
import SwiftUI
import TreeholeAPI

/// The sign-ins of the member, each with its days and, unless it is this one, a button that ends it.
struct SignInsScreen: View {
    let api: any APIClientType

    var body: some View {
        QueuePage(title: Text("Sign-ins"), viewModel: QueueViewModel(.signIns, api: api)) { viewModel, signIns in
            List {
                if let failure = viewModel.failure { Banner(.failure, failure.text) }
                let note = Text("Only days are kept, so that a sign-in cannot be compared with the times of posts.")
                Section(note: note) { ForEach(signIns) { row(of: $0, viewModel) } }
            }
            .scrollContentBackground(.hidden)
            .column()
        }
    }

    private func row(of signIn: SignIn, _ viewModel: QueueViewModel<SignIn>) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                if signIn.isCurrent { Text("This browser").fontWeight(.semibold) }
                Text("Since \(day(signIn.createdDay))")
                Text("Last used \(day(signIn.usedDay))")
                    .foregroundStyle(Tone.secondaryText)
            }
            .font(.cardDetail)
            Spacer()
            if !signIn.isCurrent {
                Button("End", role: .destructive) { Task { await viewModel.remove(signIn.id, .endSignIn(signIn.id)) } }
                    .buttonStyle(.pill)
            }
        }
    }

    /// Returns the date of a day since 1970, in words.
    private func day(_ number: Int) -> String {
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: TimeInterval(number) * 86_400).formatted(style)
    }
}

#Preview("Sign-ins, two") { SamplePage { SignInsScreen(api: $0.api) } }
#Preview("Sign-ins, server not reached") { SamplePage(.unreachable) { SignInsScreen(api: $0.api) } }
