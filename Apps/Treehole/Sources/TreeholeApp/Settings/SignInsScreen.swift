import APIKit
import Combine
import DesignKit
import ListKit
import SwiftUI
import TreeholeAPI
import TreeholeModel

/// The view model of the member's sign-ins.
@MainActor
final class SignInsViewModel: ObservableObject {
    /// Nil before they are loaded.
    @Published private(set) var signIns: [SignIn]?
    @Published private(set) var failure: RepoError?

    private let api: any APIClientType

    init(api: any APIClientType) { self.api = api }

    func load() async { await attempt { signIns = try await api.perform(GetSignInsOperation()) } }

    func end(_ id: SignIn.ID) async {
        await attempt {
            _ = try await api.perform(EndSignInOperation(id))
            signIns?.removeAll { $0.id == id }
        }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
            failure = nil
        } catch {
            if let error = RepoError(error) { failure = error }
        }
    }
}

/// The sign-ins of the member, each with its days and, unless it is this one, a button that ends it.
struct SignInsScreen: View {
    @StateObject private var viewModel: SignInsViewModel

    init(viewModel: @autoclosure @escaping () -> SignInsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        Group {
            if let signIns = viewModel.signIns {
                List {
                    if let failure = viewModel.failure { Banner(.failure, failure.text) }
                    Section {
                        ForEach(signIns, content: row)
                    } footer: {
                        Text("Only days are kept, so that a sign-in cannot be compared with the times of posts.")
                    }
                }
                .scrollContentBackground(.hidden)
                .column()
            } else if let failure = viewModel.failure {
                ErrorStateView(failure.text) { Task { await viewModel.load() } }
                    .frame(maxHeight: .infinity)
            } else {
                LoadingStateView()
                    .frame(maxHeight: .infinity)
            }
        }
        .ground()
        .navigationTitle(Text("Sign-ins"))
        .navigationBarTitleDisplayMode(.inline)
        .task { await viewModel.load() }
    }

    private func row(of signIn: SignIn) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                if signIn.isCurrent {
                    Text("This browser")
                        .fontWeight(.semibold)
                }
                Text("Since \(signIn.createdDay.day)")
                Text("Last used \(signIn.usedDay.day)")
                    .foregroundStyle(Tone.secondaryText)
            }
            .font(.cardDetail)
            Spacer()
            if !signIn.isCurrent {
                Button("End", role: .destructive) { Task { await viewModel.end(signIn.id) } }
                    .buttonStyle(.chip)
            }
        }
    }
}

extension Int {
    /// The date of a day since 1970, in words.
    fileprivate var day: String {
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        style.timeZone = .gmt
        return Date(timeIntervalSince1970: TimeInterval(self) * 86_400).formatted(style)
    }
}

#Preview("Sign-ins, light") { SamplePage { SignInsScreen(viewModel: SignInsViewModel(api: $0.api)) } }
#Preview("Sign-ins, dark") {
    SamplePage { SignInsScreen(viewModel: SignInsViewModel(api: $0.api)) }
        .preferredColorScheme(.dark)
}
