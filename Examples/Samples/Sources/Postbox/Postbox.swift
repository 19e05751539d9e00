import SwiftUI

/// A letter in a folder.
struct Letter: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    var isUnread = true
}

/// A folder of letters.
struct Folder: Identifiable, Hashable {
    let id: String
    let systemImage: String
    var letters: [Letter]

    var unreadCount: Int { letters.count(where: \.isUnread) }
}

/// All folders.
@Observable @MainActor final class Postbox {
    var folders: [Folder]

    init(folders: [Folder]) { self.folders = folders }

    func markRead(_ letter: Letter.ID) {
        for folder in folders.indices {
            guard let index = folders[folder].letters.firstIndex(where: { $0.id == letter }) else { continue }
            folders[folder].letters[index].isUnread = false
        }
    }

    static var sample: Postbox {
        Postbox(folders: [
            Folder(
                id: "Inbox",
                systemImage: "tray",
                letters: [
                    Letter(
                        id: 1,
                        sender: "Marta",
                        subject: "The boat",
                        text: "It is in the water again. Come on Sunday, and bring a rope."
                    ),
                    Letter(
                        id: 2,
                        sender: "Library",
                        subject: "Two books are due",
                        text: "Please return them by Friday."
                    ),
                    Letter(id: 3, sender: "Ben", subject: "Recipe", text: "Half the salt, twice the time."),
                ]
            ),
            Folder(
                id: "Archive",
                systemImage: "archivebox",
                letters: [
                    Letter(
                        id: 4,
                        sender: "Marta",
                        subject: "Last summer",
                        text: "The photos are here.",
                        isUnread: false
                    )
                ]
            ),
            Folder(id: "Trash", systemImage: "trash", letters: []),
        ])
    }
}
