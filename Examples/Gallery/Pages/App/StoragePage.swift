import SwiftUI

/// Values stored in the browser, for the app and for one window.
struct StoragePage: View {
    @AppStorage("gallery.nickname") private var nickname = ""
    @AppStorage("gallery.showsHints") private var showsHints = true
    @SceneStorage("gallery.draft") private var draft = ""

    var body: some View {
        Form {
            Section {
                TextField("Nickname", text: $nickname)
                Toggle("Show hints", isOn: $showsHints)
            } header: {
                Text("For the app")
            } footer: {
                if showsHints { Text("Kept in this browser, even after it is closed.") }
            }
            Section {
                TextField("Draft", text: $draft)
            } header: {
                Text("For the window")
            } footer: {
                if showsHints { Text("Kept until the window is closed, even across reloads.") }
            }
            Section("Stored") {
                LabeledContent("Nickname", value: nickname)
                LabeledContent("Draft", value: draft)
            }
        }
    }
}
