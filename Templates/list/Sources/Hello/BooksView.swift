import SwiftUI

struct BooksView: View {
    @State private var shelf = Shelf()
    @State private var search = ""
    @State private var title = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("New book", text: $title).onSubmit(add)
                    Button("Add", action: add)
                }
                Section("Books: \(shelf.books.count)") {
                    ForEach(shelf.books(matching: search)) { book in
                        NavigationLink(value: book.id) { row(of: book) }
                            .swipeActions { Button("Remove", role: .destructive) { shelf.remove(book) } }
                    }
                }
            }
            .navigationTitle("Hello")
            .searchable(text: $search)
            .navigationDestination(for: Book.ID.self) { id in
                if let book = $shelf.books.first(where: { $0.id == id }) { BookView(book: book) }
            }
        }
    }

    @ViewBuilder private func row(of book: Book) -> some View {
        if book.isRead { Label(book.title, systemImage: "checkmark") } else { Text(verbatim: book.title) }
    }

    private func add() {
        shelf.add(title)
        title = ""
    }
}

#Preview("Books") { BooksView() }
