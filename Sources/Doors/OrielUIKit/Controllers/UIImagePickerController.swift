public import Foundation

/// Lets the user choose a picture or a video, or take one with the camera.
///
/// Unlike Apple's, it opens the file chooser of the browser: on a phone, that is the photo library or the camera. What is
/// chosen is uploaded before the delegate is called. On a computer, the source `camera` chooses a file too.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// The camera that takes the picture, if the browser lets the app choose.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// What the camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// The key of a value that describes what was chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the type: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture, if `allowsEditing` is true. Browsers have no editor, so it is the original one.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The file of a video on the server, which exists until the session ends.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture on the server, which exists until the session ends.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

        @available(*, unavailable, message: "Browsers have no editor, so pictures are not cropped.")
        public static var cropRect: InfoKey { fatalError() }
        @available(*, unavailable, message: "Browsers do not report where a picture is in the photo library.")
        public static var phAsset: InfoKey { fatalError() }
        @available(*, unavailable, message: "Browsers do not pass live photos to pages.")
        public static var livePhoto: InfoKey { fatalError() }
        @available(*, unavailable, message: "Browsers do not pass the metadata of pictures to pages; read the file.")
        public static var mediaMetadata: InfoKey { fatalError() }
    }

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { nil }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    /// The identifiers of the types that can be chosen.
    open var mediaTypes = ["public.image"]
    /// Has no effect except that the delegate gets the picture as the edited one too.
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo

    /// Whether a source can be used. Always true: browsers without a camera choose a file instead.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image", "public.movie"] }

    /// Whether a camera can be asked for. The browser decides which one it uses.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

    /// The camera for the browser's file chooser: the attribute `capture`.
    package var capture: String? {
        guard sourceType == .camera else { return nil }
        return cameraDevice == .front ? "user" : "environment"
    }

    /// Passes what was chosen to the delegate.
    package func didChoose(_ info: [InfoKey: Any]) {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    package func didCancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Receives what the user chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )
    /// Called when the user closes the chooser. The default closes the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// What the delegate of a `UIImagePickerController` conforms to as well. It has no methods.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
