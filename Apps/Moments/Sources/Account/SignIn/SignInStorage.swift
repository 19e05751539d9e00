import MomentsModel
import SwiftUI

/// The storage that keeps a person signed in on a device. The host program puts one into the environment.
///
///     @Environment(\.signInStorage) private var signInStorage
///
///     try await signInStorage.keep(signedIn)
public struct SignInStorage: Sendable {
    /// Stores a sign-in, replacing an earlier one.
    public var keep: @MainActor @Sendable (SignedIn) async throws -> Void
    /// Stores the token of a demo person.
    public var keepToken: @MainActor @Sendable (String) async throws -> Void
    /// Deletes the stored sign-in.
    public var delete: @MainActor @Sendable () async throws -> Void

    public init(
        keep: @escaping @MainActor @Sendable (SignedIn) async throws -> Void,
        keepToken: @escaping @MainActor @Sendable (String) async throws -> Void,
        delete: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.keep = keep
        self.keepToken = keepToken
        self.delete = delete
    }

    /// A storage that refuses everything, for views without a host.
    public static let unavailable = SignInStorage(
        keep: { _ in throw Unavailable() },
        keepToken: { _ in throw Unavailable() },
        delete: { throw Unavailable() }
    )

    /// The error of ``unavailable``.
    public struct Unavailable: Error {}
}

extension EnvironmentValues {
    /// The storage that keeps the person signed in on the device.
    @Entry public var signInStorage = SignInStorage.unavailable
}
