import SwiftUI

struct BookView: View {
    @Binding var book: Book

    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
        }
        .navigationTitle(Text(verbatim: book.title))
    }
}

#Preview("Book") {
    @Previewable @State var book = Book(title: "Frankenstein", isRead: true)
    NavigationStack { BookView(book: $book) }
}
