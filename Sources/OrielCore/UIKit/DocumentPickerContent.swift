import Foundation
public import OrielUIKit
public import OrielUniformTypeIdentifiers

/// What a `UIDocumentPickerViewController` shows.
struct DocumentPickerContent: View {
    let controller: UIDocumentPickerViewController

    var body: some View {
        let kinds = FileKinds(controller.typeIdentifiers.compactMap { UTType($0) })
        let limit = controller.allowsMultipleSelection ? ChosenFile.limit : 1
        PickerScreen(kinds, limit: limit) { files, host in
            var urls: [URL] = []
            for file in files {
                let fetched = try await host.fetch(file, kinds: kinds) { _ in }
                host.keep(fetched)
                urls.append(fetched.url)
            }
            host.forget(files)
            guard !Task.isCancelled else { return }
            controller.didChoose(urls)
        } didCancel: {
            controller.didCancel()
        }
    }
}

extension UIDocumentPickerViewController {
    /// - Parameter asCopy: Has no effect: a page gets copies always.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(typeIdentifiers: contentTypes.map(\.identifier))
    }

    /// - Parameters:
    ///   - allowedUTIs: The identifiers of the types.
    ///   - mode: Has no effect: a page gets copies always.
    @available(*, deprecated, renamed: "init(forOpeningContentTypes:asCopy:)")
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(typeIdentifiers: allowedUTIs)
    }
}

/// What happens to a file that the user chooses.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
