import Foundation
import Observation

struct Book: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var isRead = false
}

/// The books of one page. An app that keeps them writes them to a database here.
@MainActor @Observable
final class Shelf {
    var books = ["Frankenstein", "Middlemarch", "Kokoro"].map { Book(title: $0) }

    func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        if !title.isEmpty { books.append(Book(title: title)) }
    }

    func books(matching text: String) -> [Book] {
        text.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(text) }
    }

    func remove(_ book: Book) { books.removeAll { $0.id == book.id } }
}
