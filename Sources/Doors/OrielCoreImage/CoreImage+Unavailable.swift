public import Foundation
public import OrielCore
public import OrielUIKit

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
open class CIFilter: NSObject {
    public init?(name: String) { return nil }
    open var message: Data {
        get { Data() }
        set { _ = newValue }
    }
    open var correctionLevel: String {
        get { "" }
        set { _ = newValue }
    }
    open var inputImage: CIImage? {
        get { nil }
        set { _ = newValue }
    }
    open var outputImage: CIImage? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}

    /// Unavailable: codes are not drawn.
    @available(*, unavailable, message: "QR codes are not drawn here: add a package that makes their modules.")
    public class func qrCodeGenerator() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: codes are not drawn.
    @available(*, unavailable, message: "Bar codes are not drawn here: add a package that makes their bars.")
    public class func code128BarcodeGenerator() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func gaussianBlur() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func sepiaTone() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func colorControls() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func pixellate() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func crystallize() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func vignette() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func photoEffectNoir() -> CIFilter { fatalError("unavailable") }

    /// Unavailable: pictures are not filtered on the server.
    @available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
    public class func unsharpMask() -> CIFilter { fatalError("unavailable") }
}

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
open class CIImage: NSObject {
    public init?(data: Data) { return nil }
    public init?(image: UIImage) { return nil }
    open var extent: CGRect { .zero }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
}

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
open class CIContext: NSObject {
    public override init() {}
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
public final class CIColor: NSObject {}

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
public final class CIVector: NSObject {}

/// Unavailable: pictures are not filtered on the server.
@available(*, unavailable, message: "Filters of pictures are not here: use the effects of views, such as blur.")
public final class CIDetector: NSObject {}
