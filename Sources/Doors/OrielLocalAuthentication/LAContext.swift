public import Foundation

/// Asks whether the person can prove who they are. A web page cannot ask the device for a face, a finger or its passcode, so
/// no policy can be evaluated, as on a device without them.
open class LAContext: NSObject, @unchecked Sendable {
    // Unchecked: nothing reads the texts.

    public override init() {}

    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false

    /// None.
    open var biometryType: LABiometryType { .none }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.error(for: policy) as NSError
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, Self.error(for: policy)) }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.error(for: policy)
    }

    open func invalidate() {}

    private static func error(for policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}

/// What a person proves who they are with.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
}

/// Why a person could not prove who they are.
public struct LAError: Error, Sendable, Equatable, LocalizedError, CustomNSError {
    /// The reason for which a person could not prove who they are.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    public static let errorDomain = "com.apple.LocalAuthentication"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .passcodeNotSet: "A web page cannot ask for the passcode of the device."
        case .biometryNotAvailable: "A web page cannot use the biometry of the device."
        default: "The person could not prove who they are."
        }
    }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
}
