import SwiftUI

/// Several windows in the forms of Apple's documentation.
struct MailApp: App {
    var body: some Scene {
        WindowGroup { MailboxView() }
        WindowGroup("Message", for: Message.ID.self) { $messageID in
            MessageDetail(id: messageID)
        }
        WindowGroup(id: "compose", for: String.self) { $draft in
            TextField("Draft", text: $draft)
        } defaultValue: {
            "New"
        }
        Window("Activity", id: "activity") { Text("Activity") }
            .defaultSize(width: 300, height: 200)
        MenuBarExtra("Mail", systemImage: "envelope") { Button("Check") {} }
            .menuBarExtraStyle(.window)
    }
}

struct Message: Identifiable {
    let id: Int
}

struct MailboxView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
        VStack {
            Text(supportsMultipleWindows ? "several windows" : "one window")
            Button("Open message") { openWindow(value: Message(id: 1).id) }
            Button("Activity") { openWindow(id: "activity") }
            Button("Compose") { openWindow(id: "compose", value: "Hello") }
            Button("Close") { dismissWindow(id: "activity") }
        }
    }
}

struct MessageDetail: View {
    let id: Message.ID?
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("message \(id ?? 0)")
        Button("Done") { dismissWindow() }
    }
}
