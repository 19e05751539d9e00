import SwiftUI

/// Sheets and full-screen covers.
struct SheetsPage: View {
    @State private var isShowingSheet = false
    @State private var isShowingCover = false
    @State private var isShowingDetents = false
    @State private var isShowingFitted = false
    @State private var isShowingPopover = false
    @State private var isInspecting = false
    @State private var book: Book?

    var body: some View {
        List {
            Button("Sheet") { isShowingSheet = true }
            Button("Half-height sheet") { isShowingDetents = true }
            Button("Full screen cover") { isShowingCover = true }
            Button("Sheet of its content's size") { isShowingFitted = true }
            Button("Popover in any window") { isShowingPopover = true }
                .popover(isPresented: $isShowingPopover) {
                    Presented(title: "Popover").padding(40).presentationCompactAdaptation(.popover)
                }
            Button("Inspector") { isInspecting.toggle() }
            Section("For an item") {
                ForEach(Book.samples) { sample in
                    Button(sample.title) { book = sample }
                }
            }
        }
        .sheet(isPresented: $isShowingSheet) {
            Presented(title: "Sheet")
        }
        .sheet(isPresented: $isShowingDetents) {
            Presented(title: "Half")
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .sheet(isPresented: $isShowingFitted) {
            Presented(title: "Fitted").padding(40).presentationSizing(.fitted)
        }
        .sheet(item: $book) { book in
            Presented(title: book.title)
        }
        .fullScreenCover(isPresented: $isShowingCover) {
            Presented(title: "Cover")
        }
        .inspector(isPresented: $isInspecting) {
            Form {
                LabeledContent("Pages", value: "304")
                Toggle("Read", isOn: .constant(true))
            }
            .inspectorColumnWidth(min: 200, ideal: 280, max: 400)
        }
    }
}

private struct Book: Identifiable {
    let title: String
    var id: String { title }

    static let samples = [Book(title: "Momo"), Book(title: "Emma")]
}

private struct Presented: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text(title).font(.title)
            Button("Close") { dismiss() }
                .buttonStyle(.bordered)
        }
    }
}
