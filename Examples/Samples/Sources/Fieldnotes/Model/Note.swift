import Foundation

struct Note: Identifiable, Equatable {
    let id: UUID
    var title: String
    var text: String
    var isPinned: Bool

    init(title: String = "", text: String = "", isPinned: Bool = false) {
        id = UUID()
        self.title = title
        self.text = text
        self.isPinned = isPinned
    }

    var isEmpty: Bool { title.isEmpty && text.isEmpty }
    var shownTitle: String { title.isEmpty ? "Untitled" : title }
}
