public import Foundation
public import OrielUIKit

/// Unavailable: outlines are not read.
@available(*, unavailable, message: "Outlines of PDF files are not read: the app can list the pages by page(at:).")
public final class PDFOutline: NSObject {}

/// Unavailable: the places of texts are not known.
@available(*, unavailable, message: "The places of texts are not known: search string, or the string of each page.")
public final class PDFSelection: NSObject {}

/// Unavailable: documents cannot be changed.
@available(*, unavailable, message: "PDF files cannot be changed here: draw the notes in views above the PDFView.")
public final class PDFAnnotation: NSObject {}

/// Unavailable: pages have no small pictures.
@available(*, unavailable, message: "A PDFView shows all pages of a document; there are no small pictures of them.")
public final class PDFThumbnailView: UIView {}
