import SwiftUI

/// The look of a sheet, and the words of file dialogs and links that share.
struct PresentationForms: View {
    @State private var isShown = false
    @State private var isImporting = false
    @State private var isExporting = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("sheet").presentationBackground(.yellow).presentationCornerRadius(30)
            }
        Button("Import") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
            .fileDialogBrowserOptions([.includeHiddenFiles, .enumeratePackages])
            .fileDialogCustomizationID("texts")
            .fileDialogConfirmationLabel("Take")
            .fileExporterFilenameLabel("Name of the file")
        ShareLink(item: URL(string: "https://example.com")!)
    }
}

/// Rows that cannot be chosen.
struct SelectionForms: View {
    @State private var selection: Int?

    var body: some View {
        List(selection: $selection) {
            ForEach(0..<3) { row in
                Text("Row \(row)").selectionDisabled(row == 1)
            }
        }
        Text("selected \(selection.map(String.init) ?? "none")")
    }
}

/// Dialogs that the user may not want to see again.
struct SuppressionForms: View {
    @State private var asks = false
    @State private var asksNoMore = false

    var body: some View {
        Button("Empty") { asks = true }
            .confirmationDialog("Empty the basket?", isPresented: $asks, titleVisibility: .visible) {
                Button("Yes") {}
            }
            .dialogSuppressionToggle(isSuppressed: $asksNoMore)
            .dialogSuppressionToggle("Never again", isSuppressed: $asksNoMore)
        Text("unused").dialogSuppressionToggle(Text("Text"), isSuppressed: $asksNoMore)
        Text("unused").dialogSuppressionToggle(String("String"), isSuppressed: $asksNoMore)
        Text(asksNoMore ? "asks no more" : "asks")
    }
}

/// A sheet with heights that the app computes.
struct DetentForms: View {
    struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.dynamicTypeSize > .xxLarge ? nil : max(44, context.maxDetentValue * 0.1)
        }
    }

    struct Absent: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { nil }
    }

    @State private var isShown = false
    @State private var detent = PresentationDetent.large

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                Button("Lower") { detent = .custom(Bar.self) }
                    .presentationDetents([.custom(Bar.self), .custom(Absent.self), .large], selection: $detent)
            }
    }
}
