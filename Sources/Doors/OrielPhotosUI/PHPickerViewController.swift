public import Foundation
internal import OrielCore
public import OrielCoreTransferable
public import OrielPhotos
public import OrielUIKit

/// What a picker lets the user choose.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The encoding of what is chosen. Browsers transfer the original encoding.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// The order of what is chosen. Browsers report all of it at once, in their order.
    public enum Selection: Int, Sendable {
        case `default`, ordered
        @available(*, unavailable, message: "Browsers report what is chosen once, at the end.")
        case continuous
        @available(*, unavailable, message: "Browsers report what is chosen once, at the end.")
        case continuousAndOrdered
    }

    /// Nil for images and videos.
    public var filter: PHPickerFilter?
    /// The most items that can be chosen; 0 for as many as the server takes, which are 100. Further items are ignored.
    public var selectionLimit = 1
    /// Has no effect.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// Has no effect.
    public var selection = Selection.default

    public init() {}

    /// - Parameter photoLibrary: Browsers have one library, whose items have no identifiers.
    public init(photoLibrary: PHPhotoLibrary) {}

    var fileKinds: FileKinds { (filter ?? .everything).fileKinds }
    var limit: Int { selectionLimit == 0 ? ChosenFile.limit : min(max(selectionLimit, 1), ChosenFile.limit) }
}

/// Something that the user has chosen.
public struct PHPickerResult: Hashable, Sendable {
    /// Provides the content, which is uploaded when it is first loaded.
    public let itemProvider: NSItemProvider
    /// Nil: browsers do not report it.
    public let assetIdentifier: String?

    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Lets the user choose pictures and videos.
///
///     func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
///         picker.dismiss(animated: true)
///         results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in … }
///     }
///
/// Unlike Apple's, it opens the file chooser of the browser; on a phone, that is the photo library.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    public override func loadView() { view = PickerView(of: self) }
}

/// Receives what the user chooses.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// - Parameter results: Empty if the user has cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

private final class PickerView: UIView, DoorView {
    private weak var picker: PHPickerViewController?

    init(of controller: PHPickerViewController) {
        picker = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var drawing: AnyView {
        guard let picker else { return AnyView(EmptyView()) }
        let configuration = picker.configuration
        func finish(_ results: [PHPickerResult]) {
            guard let delegate = picker.delegate else { return picker.dismiss(animated: true) }
            delegate.picker(picker, didFinishPicking: results)
        }
        return AnyView(
            PickerScreen(configuration.fileKinds, limit: configuration.limit) { files, host in
                let kinds = configuration.fileKinds
                finish(
                    files.map {
                        PHPickerResult(itemProvider: $0.provider(by: host, kinds: kinds), assetIdentifier: nil)
                    }
                )
            } didCancel: {
                finish([])
            }
        )
    }
}
