import ListKit
import SwiftUI
import TreeholeAPI
import UIKit

/// The settings of the member and, for moderators, their tools.
struct SettingsScreen: View {
    @StateObject var viewModel: SettingsViewModel
    @EnvironmentObject private var appModel: AppModel

    var body: some View {
        List {
            FailureBanner(viewModel.failure) { viewModel.failure = nil }
            if let ban = appModel.member?.ban {
                Text("You cannot write now: \(ban)")
                    .foregroundStyle(Tone.danger)
            }
            reading
            posts
            devices
            if appModel.member?.isModerator == true { moderation }
            Section {
                let message = Text("To come back you need a code of another device, or a new invitation.")
                ConfirmingButton(Text("Sign out"), asking: Text("Sign out?"), message: message) {
                    Task { await viewModel.signOutTapped() }
                }
            }
        }
        .settingsPage(Text("Settings"))
        .appModelStates(of: viewModel)
        .fileExporter(
            isPresented: Binding(get: { viewModel.export != nil }, set: { if !$0 { viewModel.export = nil } }),
            item: viewModel.export,
            contentTypes: [.json],
            defaultFilename: "Treehole"
        ) { _ in viewModel.export = nil }
    }

    private var reading: some View {
        Section("Reading") {
            Toggle("Fold sensitive posts", isOn: viewModel.setting(\.foldsSensitive, of: appModel))
            Picker("Appearance", selection: viewModel.setting(\.appearance, of: appModel)) {
                Text("As the device").tag(Appearance.system)
                Text("Light").tag(Appearance.light)
                Text("Dark").tag(Appearance.dark)
            }
            link(.blocked, "Blocked tags and words", "hand.raised")
        }
    }

    private var posts: some View {
        Section(Text("My posts"), note: Text("Only you see which posts are yours.")) {
            link(.mine, "My posts", "doc.text")
            Button("Export my posts", systemImage: "square.and.arrow.down") { Task { await viewModel.exportTapped() } }
        }
    }

    private var devices: some View {
        Section(Text("Devices"), note: Text("A code for another device of yours is valid for ten minutes.")) {
            link(.signIns, "Sign-ins", "key")
            CodeRow(title: "Add a device", symbol: "plus", code: viewModel.deviceCode, ask: viewModel.addDeviceTapped)
        }
    }

    private var moderation: some View {
        Section("Moderation") {
            link(.reports, "Reports", "flag")
            let title: LocalizedStringKey = "Create an invitation code"
            CodeRow(title: title, symbol: "envelope", code: viewModel.invitation, ask: viewModel.inviteTapped)
        }
    }

    private func link(_ route: TreeholeRoute, _ title: LocalizedStringKey, _ symbol: String) -> some View {
        NavigationLink(value: route) { Label(title, systemImage: symbol) }
    }
}

extension SettingsViewModel {
    /// Returns a binding to a setting, which saves it.
    func setting<Value>(_ path: WritableKeyPath<MemberSettings, Value>, of appModel: AppModel) -> Binding<Value> {
        Binding {
            appModel.settings[keyPath: path]
        } set: { value in
            let settings = appModel.settings
            Task { await self.change(settings) { $0[keyPath: path] = value } }
        }
    }
}

/// A button that asks for a code; then the code, with a button that copies it.
struct CodeRow: View {
    let title: LocalizedStringKey
    let symbol: String
    let code: String?
    let ask: @MainActor () async -> Void
    @State private var isCopied = false

    var body: some View {
        if let code {
            HStack {
                Text(verbatim: code)
                    .font(.body.monospaced())
                    .textSelection(.enabled)
                Spacer()
                Button(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc") {
                    UIPasteboard.general.string = code
                    isCopied = true
                }
                .buttonStyle(.pill)
            }
        } else {
            Button(title, systemImage: symbol) { Task { await ask() } }
        }
    }
}

#Preview("Settings, moderator", traits: .fixedLayout(width: 393, height: 1900)) {
    SamplePage { SettingsScreen(viewModel: SettingsViewModel($0)) }
}
#Preview("Settings, member") {
    SamplePage(member: Member()) { SettingsScreen(viewModel: SettingsViewModel($0)) }
}
#Preview("Code, made") { SamplePage { _ in CodeRow(title: "Add a device", symbol: "plus", code: "ABCD-EFGH-JKLM") {} } }
#Preview("Code, not yet made") { SamplePage { _ in CodeRow(title: "Add a device", symbol: "plus", code: nil) {} } }
