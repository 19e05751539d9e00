public import Foundation
public import OrielCore
internal import OrielQuickLook
internal import OrielResources
public import OrielUIKit

/// Shows the pages of a document, one below the other, in a scroll view.
///
/// The server draws the first 50 pages by the program `pdftocairo` of Poppler, as for `quickLookPreview`. They are as wide as
/// the view, and users zoom by the browser.
@MainActor @preconcurrency
open class PDFView: UIView, DoorView {
    /// The document. Setting it shows its first page.
    open var document: PDFDocument? { willSet { if newValue !== document { drawingWillChange() } } }

    package var drawing: AnyView { AnyView(document.map(DocumentPages.init(document:))) }

    /// Has no effect: pages are always as wide as the view.
    open var autoScales = false
    /// Has no effect: all pages are shown, one below the other.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// Has no effect: pages are below each other.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Has no effect: there is space between pages.
    open var displaysPageBreaks = true

    /// Unavailable: the browser scrolls the pages.
    @available(*, unavailable, message: "The browser scrolls the pages, and the app does not know which one is shown.")
    open var currentPage: PDFPage? { nil }

    /// Unavailable: the browser scrolls the pages.
    @available(*, unavailable, message: "The browser scrolls the pages: show a document of the pages that matter.")
    open func go(to page: PDFPage) {}

    /// Unavailable: the browser scrolls the pages.
    @available(*, unavailable, message: "The browser scrolls the pages: show a document of the pages that matter.")
    open func goToNextPage(_ sender: Any?) {}

    /// Unavailable: the browser scrolls the pages.
    @available(*, unavailable, message: "The browser scrolls the pages: show a document of the pages that matter.")
    open func goToPreviousPage(_ sender: Any?) {}

    /// Unavailable: the browser zooms.
    @available(*, unavailable, message: "Pages are as wide as the view, and users zoom by the browser.")
    open var scaleFactor: CGFloat {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    /// Unavailable: pages are below each other.
    @available(*, unavailable, message: "Pages are shown one below the other.")
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}

    /// Unavailable: pages are pictures.
    @available(*, unavailable, message: "Pages are shown as pictures, whose texts cannot be selected by the app.")
    open var currentSelection: PDFSelection? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// How a view shows pages.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

private struct DocumentPages: View {
    let document: PDFDocument

    init(document: PDFDocument) { self.document = document }

    var body: some View {
        // Another document begins at its first page.
        if let url { FilePreview(url: url).id(ObjectIdentifier(document)) }
    }

    private var url: URL? {
        do throws(PDFError) {
            return try document.file()
        } catch {
            document.log("cannot be shown: \(error)")
            return nil
        }
    }
}
