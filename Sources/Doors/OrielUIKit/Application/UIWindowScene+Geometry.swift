public import Foundation

extension UIWindowScene {
    /// What an app asks of the window of a scene.
    open class GeometryPreferences: NSObject {
        /// The ways in which the window may be turned.
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// Fails with `UISceneError.geometryRequestUnsupported`: a page cannot turn its window.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(UISceneError(.geometryRequestUnsupported)) }
}

/// Why a scene does not do what an app asks of it.
public struct UISceneError: Error, Sendable, Equatable, LocalizedError, CustomNSError {
    /// The reason.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    public static let errorDomain = "UISceneErrorDomain"
    public let code: Code

    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .multipleScenesNotSupported: "A page has one scene."
        case .requestDenied: "The browser has refused the request."
        case .geometryRequestUnsupported, .geometryRequestDenied: "A page cannot turn its window."
        }
    }
}
