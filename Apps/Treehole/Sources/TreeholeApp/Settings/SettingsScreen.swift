import APIKit
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel
import UIKit

/// The settings of the member and, for moderators, their tools.
struct SettingsScreen: View {
    @StateObject private var viewModel: SettingsViewModel
    @EnvironmentObject private var appModel: AppModel
    @State private var asksToSignOut = false

    init(viewModel: @autoclosure @escaping () -> SettingsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List {
            if let failure = viewModel.failure {
                Banner(.failure, failure.text, label: Text("OK")) { viewModel.failureDismissed() }
            }
            if let ban = appModel.member?.ban {
                Section {
                    Text("You cannot write now: \(ban)")
                        .foregroundStyle(Tone.danger)
                }
            }
            reading
            posts
            signIns
            if appModel.member?.isModerator == true { moderation }
            Section {
                Button("Sign out", role: .destructive) { asksToSignOut = true }
            }
        }
        .scrollContentBackground(.hidden)
        .column()
        .ground()
        .appModelStates(of: viewModel)
        .navigationTitle(Text("Settings"))
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(Text("Sign out?"), isPresented: $asksToSignOut, titleVisibility: .visible) {
            Button("Sign out", role: .destructive) { Task { await viewModel.signOutTapped() } }
        } message: {
            Text("To come back you need a code of another device, or a new invitation.")
        }
        .fileExporter(
            isPresented: Binding {
                viewModel.export != nil
            } set: {
                if !$0 { viewModel.exportClosed() }
            },
            document: viewModel.export,
            contentType: .json,
            defaultFilename: "Treehole"
        ) { _ in
            viewModel.exportClosed()
        }
    }

    private var reading: some View {
        Section {
            Toggle(isOn: setting(\.foldsSensitive)) { Text("Fold sensitive posts") }
            Picker(selection: setting(\.appearance)) {
                Text("As the device").tag(Appearance.system)
                Text("Light").tag(Appearance.light)
                Text("Dark").tag(Appearance.dark)
            } label: {
                Text("Appearance")
            }
            NavigationLink(value: TreeholeRoute.blocked) { Label("Blocked tags and words", systemImage: "hand.raised") }
        } header: {
            Text("Reading")
        }
    }

    private var posts: some View {
        Section {
            NavigationLink(value: TreeholeRoute.mine) { Label("My posts", systemImage: "doc.text") }
            Button("Export my posts", systemImage: "square.and.arrow.down") { Task { await viewModel.exportTapped() } }
        } header: {
            Text("My posts")
        } footer: {
            Text("Only you see which posts are yours.")
        }
    }

    private var signIns: some View {
        Section {
            NavigationLink(value: TreeholeRoute.signIns) { Label("Sign-ins", systemImage: "key") }
            if let code = viewModel.deviceCode {
                CodeRow(code: code)
            } else {
                Button("Add a device", systemImage: "plus") { Task { await viewModel.addDeviceTapped() } }
            }
        } header: {
            Text("Devices")
        } footer: {
            Text("A code for another device of yours is valid for ten minutes.")
        }
    }

    private var moderation: some View {
        Section {
            NavigationLink(value: TreeholeRoute.reports) { Label("Reports", systemImage: "flag") }
            if let code = viewModel.invitation {
                CodeRow(code: code)
            } else {
                Button("Create an invitation code", systemImage: "envelope") { Task { await viewModel.inviteTapped() } }
            }
        } header: {
            Text("Moderation")
        }
    }

    private func setting<Value>(_ path: WritableKeyPath<MemberSettings, Value>) -> Binding<Value> {
        Binding {
            appModel.settings[keyPath: path]
        } set: { value in
            let settings = appModel.settings
            Task { await viewModel.change(settings) { $0[keyPath: path] = value } }
        }
    }
}

/// A code with a button that copies it.
struct CodeRow: View {
    let code: String
    @State private var isCopied = false

    var body: some View {
        HStack {
            Text(verbatim: code)
                .font(.body.monospaced())
                .textSelection(.enabled)
            Spacer()
            Button(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc") {
                UIPasteboard.general.string = code
                isCopied = true
            }
            .buttonStyle(.chip)
        }
    }
}

#Preview("Settings, light") { SamplePage { SettingsScreen(viewModel: SettingsViewModel($0)) } }
#Preview("Settings, dark") {
    SamplePage { SettingsScreen(viewModel: SettingsViewModel($0)) }
        .preferredColorScheme(.dark)
}
#Preview("Code, light") { CodeRow(code: "ABCD-EFGH-JKLM") }
#Preview("Code, dark") { CodeRow(code: "ABCD-EFGH-JKLM").preferredColorScheme(.dark) }
