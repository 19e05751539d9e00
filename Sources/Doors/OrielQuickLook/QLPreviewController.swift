public import Foundation
internal import Observation
internal import OrielCore
public import OrielUIKit

/// A file that a ``QLPreviewController`` shows.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// Provides the files of a ``QLPreviewController``.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Learns when a ``QLPreviewController`` is closed.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A controller that shows files, as `quickLookPreview` does.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { reloadData() }
    }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The file that is shown.
    open var currentPreviewItemIndex = 0 {
        didSet { preview.show(currentPreviewItemIndex) }
    }
    private lazy var preview = PreviewView(of: self)

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The file that is shown; nil if there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex >= 0,
            currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Asks the data source for the files again.
    open func reloadData() {
        let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        let items = (0..<max(count, 0)).compactMap {
            dataSource?.previewController(self, previewItemAt: $0).previewItemURL
        }
        preview.files.items = items
        preview.show(currentPreviewItemIndex)
    }

    /// Shows the file again, after it has changed.
    open func refreshCurrentPreviewItem() { preview.show(currentPreviewItemIndex) }

    open override func loadView() { view = preview }

    /// Whether a file can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }
}

/// The files of a controller.
@MainActor @Observable
private final class PreviewFiles {
    var items: [URL] = []
    var selection: URL?
}

private final class PreviewView: UIView, DoorView {
    let files = PreviewFiles()
    private weak var owner: QLPreviewController?

    init(of controller: QLPreviewController) {
        owner = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ index: Int) { files.selection = files.items.indices.contains(index) ? files.items[index] : nil }

    var drawing: AnyView {
        let controller = owner
        return AnyView(
            PreviewDrawing(files: files) {
                if let controller { controller.delegate?.previewControllerWillDismiss(controller) }
            } closed: {
                if let controller { controller.delegate?.previewControllerDidDismiss(controller) }
            }
        )
    }
}

private struct PreviewDrawing: View {
    let files: PreviewFiles
    let closing: @MainActor () -> Void
    let closed: @MainActor () -> Void

    init(
        files: PreviewFiles,
        closing: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        (self.files, self.closing, self.closed) = (files, closing, closed)
    }

    var body: some View {
        PreviewPage(
            selection: Binding(
                get: { files.selection },
                set: { url in
                    // The page stays until the controller is closed.
                    if let url { files.selection = url } else { closing() }
                }
            ),
            items: files.items
        )
        .onDisappear { closed() }
    }
}

@available(*, unavailable, message: "A server draws no thumbnails of files. Show a picture of the file in an Image.")
open class QLThumbnailGenerator {}
