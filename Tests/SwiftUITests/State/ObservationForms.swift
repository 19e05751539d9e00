import Observation
import SwiftUI

@Observable
final class Library {
    var books: [Book] = [Book(title: "Emma"), Book(title: "Ulysses")]
    var name = "Town library"
    @ObservationIgnored var cache: [String: Int] = [:]

    var availableCount: Int { books.count(where: \.isAvailable) }
}

@Observable
final class Book: Identifiable {
    let id = UUID()
    var title: String
    var isAvailable = true

    init(title: String) { self.title = title }
}

@MainActor @Observable
final class ReaderModel {
    var page = 1
    private(set) var isLoading = false

    func turn() async {
        isLoading = true
        await Task.yield()
        page += 1
        isLoading = false
    }
}

struct LibraryRoot: View {
    @State private var library = Library()
    @State private var reader = ReaderModel()

    var body: some View {
        VStack {
            LibraryList()
            ReaderPage(reader: reader)
        }
        .environment(library)
    }
}

struct LibraryList: View {
    @Environment(Library.self) private var library
    @Environment(ReaderModel.self) private var reader: ReaderModel?

    var body: some View {
        @Bindable var library = library
        TextField("Library", text: $library.name)
        Text("\(library.availableCount) available in \(library.name)")
        Text(reader == nil ? "no reader" : "a reader")
        ForEach(library.books) { book in
            BookRow(book: book)
        }
        ForEach($library.books) { $book in
            TextField("Title", text: $book.title)
        }
    }
}

struct BookRow: View {
    @Bindable var book: Book

    var body: some View {
        HStack {
            Text(book.title)
            Toggle("Available: \(book.title)", isOn: $book.isAvailable)
            TextField("Rename", text: $book.title)
        }
    }
}

struct ReaderPage: View {
    var reader: ReaderModel

    var body: some View {
        Text("Page \(reader.page)")
        Button("Turn") { Task { await reader.turn() } }
        PageField(page: Bindable(reader).page)
    }
}

private struct PageField: View {
    @Binding var page: Int

    var body: some View { Button("To page \(page + 1)") { page += 1 } }
}
