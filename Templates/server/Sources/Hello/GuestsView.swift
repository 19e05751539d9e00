import SwiftUI

struct GuestsView: View {
    @Environment(\.guestBook) private var guestBook
    @State private var guests: [String] = []
    @State private var name = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Your name", text: $name).onSubmit(sign)
                    Button("Sign", action: sign).disabled(name.isEmpty)
                }
                Section("Guests: \(guests.count)") {
                    ForEach(Array(guests.enumerated()), id: \.offset) { Text(verbatim: $1) }
                }
            }
            .navigationTitle("Hello")
            .task { guests = await guestBook.guests }
        }
    }

    private func sign() {
        let guest = name
        name = ""
        Task {
            await guestBook.sign(guest)
            guests = await guestBook.guests
        }
    }
}

#Preview("Guest book") { GuestsView() }
