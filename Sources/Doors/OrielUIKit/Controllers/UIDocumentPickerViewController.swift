public import Foundation

/// Lets the user choose files.
///
/// Unlike Apple's, it opens the file chooser of the browser when it appears. The chosen files are uploaded to the server before the
/// delegate is called, and exist until the session ends. `import OrielCore` adds the initializers with types.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    /// The identifiers of the types that can be chosen.
    package let typeIdentifiers: [String]
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    /// Has no effect: the chooser is that of the browser.
    open var shouldShowFileExtensions = false
    /// Has no effect: the chooser is that of the browser.
    open var directoryURL: URL?

    package init(typeIdentifiers: [String]) {
        self.typeIdentifiers = typeIdentifiers
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    @available(*, unavailable, message: "Use fileExporter(isPresented:document:contentType:), which downloads a file.")
    public init(forExporting urls: [URL], asCopy: Bool = false) { fatalError("unavailable") }

    package func didChoose(_ urls: [URL]) {
        dismiss(animated: true)
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    package func didCancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// Receives the files that the user chooses.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
