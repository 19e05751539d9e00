import OrielTesting
import SwiftUI
import Testing

/// A library of an editor, as Apple documents it.
private struct SampleLibrary: LibraryContentProvider {
    var views: [LibraryItem] {
        LibraryItem(Swatch(), title: "Swatch", category: .control)
        LibraryItem(Swatch().padding(), visible: false, category: LibraryItem.Category.layout)
    }

    func modifiers(base: Swatch) -> [LibraryItem] {
        LibraryItem(base.padding(), title: "Padded", category: .effect, matchingSignature: "padded")
    }
}

/// Items whose snippets would fail if they were run.
private struct LazyLibrary: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] {
        LibraryItem(fail(), category: .other)
    }

    private func fail() -> Int { preconditionFailure("A snippet was run.") }
}

private struct Swatch: View {
    var body: some View { Color.red }
}

/// Settings of file dialogs with texts that are not literals.
private struct FileDialogForms: View {
    let title: String

    var body: some View {
        Text("dialogs")
            .fileDialogMessage(title)
            .fileDialogConfirmationLabel(title)
            .fileExporterFilenameLabel(title)
            .fileDialogImportsUnresolvedAliases(true)
            .fileDialogURLEnabled(Predicate<URL>({ _ in PredicateExpressions.build_Arg(true) }))
    }
}

@MainActor
@Suite struct LibraryFormTests {
    @Test func `items of a library are declared, and not run`() {
        #expect(SampleLibrary().views.count == 2)
        #expect(SampleLibrary().modifiers(base: Swatch()).count == 1)
        #expect(LazyLibrary().views.count == 1)
        #expect(LazyLibrary().modifiers(base: 1).isEmpty)
        #expect(LibraryItem.Category.effect != .layout)
    }

    @Test func `settings of file dialogs are taken`() {
        #expect(ViewHost { FileDialogForms(title: "Choose") }.texts == ["dialogs"])
    }
}
