public import Foundation
public import OrielCore
public import OrielUIKit

/// Unavailable: Apple's sheet for signing in belongs to its devices.
@available(*, unavailable, message: "Apple's sheet is not on the web: sign people in by a route of the host.")
public struct SignInWithAppleButton: View {
    /// The words on the button.
    public enum Label { case signIn, `continue`, signUp }

    public init(
        _ label: Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {}

    public var body: some View { EmptyView() }
}

/// Unavailable: Apple's sheet for signing in belongs to its devices.
@available(*, unavailable, message: "Apple's sheet is not on the web: sign people in by a route of the host.")
public final class ASAuthorizationAppleIDButton: UIView {}

/// Unavailable: a page does not reach the accounts of the device.
@available(*, unavailable, message: "A page does not reach a device's accounts: sign people in by a route of the host.")
public final class ASAuthorizationController: NSObject {
    public init(authorizationRequests: [ASAuthorizationRequest]) {}
}

/// Unavailable: a page does not reach the accounts of the device.
@available(*, unavailable, message: "A page does not reach a device's accounts: sign people in by a route of the host.")
@MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {}

/// Unavailable: a page does not reach the accounts of the device.
@available(*, unavailable, message: "A page does not reach a device's accounts: sign people in by a route of the host.")
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// Unavailable: a page does not reach the accounts of the device.
@available(*, unavailable, message: "A page does not reach a device's accounts: sign people in by a route of the host.")
open class ASAuthorizationRequest: NSObject {}

/// Unavailable: a page does not reach the accounts of the device.
@available(*, unavailable, message: "A page does not reach a device's accounts: sign people in by a route of the host.")
public final class ASAuthorization: NSObject {
    /// What an app asks of a person who signs in.
    public struct Scope: Hashable, Sendable {
        public static var fullName: Self { Self() }
        public static var email: Self { Self() }
    }
}

/// Unavailable: a page does not reach the Apple account of the device.
@available(*, unavailable, message: "A page does not know a device's Apple account: sign in by a route of the host.")
public final class ASAuthorizationAppleIDProvider: NSObject {
    public override init() {}
    public func createRequest() -> ASAuthorizationAppleIDRequest { fatalError("unavailable") }
}

/// Unavailable: a page does not reach the Apple account of the device.
@available(*, unavailable, message: "A page does not know a device's Apple account: sign in by a route of the host.")
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    public var requestedScopes: [ASAuthorization.Scope]? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: a page does not reach the Apple account of the device.
@available(*, unavailable, message: "A page does not know a device's Apple account: sign in by a route of the host.")
public final class ASAuthorizationAppleIDCredential: NSObject {}

/// Unavailable: browsers fill in passwords by themselves.
@available(*, unavailable, message: "Browsers fill in passwords: set textContentType(.username) and (.password).")
public final class ASAuthorizationPasswordProvider: NSObject {
    public override init() {}
    public func createRequest() -> ASAuthorizationRequest { fatalError("unavailable") }
}

/// Unavailable: pages cannot use passkeys yet.
@available(*, unavailable, message: "Pages of Oriel cannot use passkeys: sign in by a route of the host.")
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
    public init(relyingPartyIdentifier: String) {}
}

/// Unavailable: pages cannot use security keys yet.
@available(*, unavailable, message: "Pages of Oriel cannot use security keys: sign in by a route of the host.")
public final class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject {
    public init(relyingPartyIdentifier: String) {}
}

/// Unavailable: the other site leads back to an address of the host, which no view receives.
@available(*, unavailable, message: "Another site leads back to the host: sign people in by a route of the host.")
public final class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    public var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable: \(String(describing: newValue))") }
    }
    public var prefersEphemeralWebBrowserSession: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable: \(newValue)") }
    }
    public func start() -> Bool { fatalError("unavailable") }
    public func cancel() {}
}

/// Unavailable: the other site leads back to an address of the host, which no view receives.
@available(*, unavailable, message: "Another site leads back to the host: sign people in by a route of the host.")
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}
