import SwiftUI

/// A parameter of type `LocalizedStringKey`, which keeps literals translatable.
struct SettingRow: View {
    let title: LocalizedStringKey
    var subtitle: LocalizedStringKey? = nil

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            if let subtitle {
                Text(subtitle).font(.footnote)
            }
        }
    }
}

enum SettingsTab: CaseIterable {
    case general, privacy

    var title: LocalizedStringKey {
        switch self {
        case .general: return "General"
        case .privacy: return "Privacy"
        }
    }
}

struct LocalizedKeys: View {
    let user = "Lin"
    let messages = 4
    let ratio = 0.5 as CGFloat
    let range = 1...3
    let when = Date(timeIntervalSince1970: 0)
    let tags: Set = ["one"]

    var body: some View {
        VStack {
            SettingRow(title: "Notifications")
            SettingRow(title: "Hello \(user)", subtitle: "You have \(messages) messages")
            ForEach(SettingsTab.allCases, id: \.self) { tab in
                Text(tab.title)
            }
            Text("\(range)")
            Text("\(ratio)")
            Text("\(tags.count > 0 ? "tagged" : "untagged")")
            Text("\(user[...user.startIndex])")
            Text("\(messages > 0)")
            Text("\(Optional(messages).map(String.init) ?? "none")")
            Text("\(when, format: Date.FormatStyle(timeZone: .gmt).year())")
            Text("\(Int64(7)) \(UInt8(8)) \(Float(2)) \(Planet.venus)")
        }
        .environment(\.locale, .init(identifier: "en_US"))
    }
}

extension LocalizedStringKey {
    static let done: LocalizedStringKey = "Done"
    static func greeting(_ name: String) -> LocalizedStringKey { "Dear \(name)" }
}

struct NamedKeys: View {
    var body: some View {
        Button(.done) {}
        Text(.greeting("Bob"))
    }
}
