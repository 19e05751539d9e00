import DesignKit
import ListKit
import MomentsFoundations
import SwiftUI

/// General information, toggles, the design kit, and tools, for those who make the app.
///
/// It stands in a `NavigationStack` that knows where `Route.designKit` leads.
public struct InternalMenuScreen: View {
    @StateObject private var observer: ViewModelObserver<InternalMenuViewModel, InternalMenuPage>
    @State private var asksBeforeStopping = false

    public init(viewModel: @autoclosure @escaping () -> InternalMenuViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
    }

    private var viewModel: InternalMenuViewModel { observer.viewModel }
    private var page: InternalMenuPage { observer.value }

    public var body: some View {
        List {
            Section {
                LabeledContent {
                    Text(verbatim: page.version)
                } label: {
                    Text("Version")
                }
                LabeledContent {
                    Text(verbatim: "\(page.buildTarget)")
                } label: {
                    Text("Built for")
                }
                NavigationLink(value: Route.designKit) { Text("Design kit") }
            } header: {
                Text("General")
            }
            Section {
                ForEach(page.toggles) { ToggleRowView(row: $0, viewModel: viewModel) }
            } header: {
                Text("Feature toggles")
            } footer: {
                Text("What you switch here counts for you alone, at once.")
            }
            if page.canStopServer {
                Section {
                    Button(role: .destructive) {
                        asksBeforeStopping = true
                    } label: {
                        Text("Stop the server")
                    }
                } header: {
                    Text("Tools")
                } footer: {
                    Text("This page comes back by itself when the server has been started again.")
                }
            }
        }
        .navigationTitle(Text("Internal menu"))
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { viewModel.trackScreenviews() }
        .confirmationDialog(Text("Stop the server?"), isPresented: $asksBeforeStopping, titleVisibility: .visible) {
            Button(role: .destructive) {
                viewModel.stopServerTapped()
            } label: {
                Text("Stop the server")
            }
        } message: {
            Text("It is gone for everybody until somebody starts it again.")
        }
    }
}

/// A toggle and who has set it.
private struct ToggleRowView: View {
    let row: InternalMenuPage.ToggleRow
    let viewModel: InternalMenuViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            Toggle(
                isOn: Binding {
                    row.isOn
                } set: {
                    viewModel.toggleSwitched(row.key, to: $0)
                }
            ) {
                Text(LocalizedStringKey(row.key))
            }
            if row.isOverridden {
                Button {
                    viewModel.overrideRemoved(row.key)
                } label: {
                    Text("As the host has set it")
                }
                .font(.footnote)
            } else {
                Text("Set by the host")
                    .font(.footnote)
                    .foregroundStyle(Palette.secondaryText)
            }
        }
    }
}

extension Route {
    /// The page of the design kit.
    public static let designKit = Route(.designKit)
}

extension Route.Name {
    public static let designKit = Route.Name("design-kit")
}
