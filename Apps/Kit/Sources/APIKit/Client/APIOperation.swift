import Foundation

/// A GraphQL request: its document, its variables and the part of the response that callers need.
public protocol APIRequest: Sendable {
    associatedtype Variables: Encodable & Sendable = NoVariables
    /// The `data` object of the response.
    associatedtype Response: Decodable & Sendable
    /// The value extracted from the response.
    associatedtype Output: Sendable

    /// A GraphQL document with one operation.
    var document: String { get }

    /// The operation's name in its document.
    var operationName: String { get }

    var variables: Variables { get }

    /// Indicates whether the operation requires a signed-in viewer.
    var needsSignIn: Bool { get }

    /// Returns the operation's result from a response.
    ///
    /// - Throws: `APIError` if the response says that the request is not authenticated.
    func output(of response: Response) throws -> Output
}

/// A request with a type of its own, which has the document.
public protocol APIOperation: APIRequest {
    /// A GraphQL document with one operation, named like the type without `Operation`.
    static var document: String { get }

    /// Indicates whether the operation requires a signed-in viewer.
    static var needsSignIn: Bool { get }
}

/// An operation whose responses form a stream that ends when its reader stops reading.
public protocol APISubscription: APIOperation {}

/// The variables of an operation without variables.
public struct NoVariables: Encodable, Sendable {
    public init() {}
}

extension APIOperation {
    /// The operation's name in its document: the type's name without `Operation`.
    public static var operationName: String {
        let name = String(describing: Self.self)
        return name.hasSuffix("Operation") ? String(name.dropLast("Operation".count)) : name
    }
}

extension APIOperation {
    public var document: String { Self.document }
    public var operationName: String { Self.operationName }
    public var needsSignIn: Bool { Self.needsSignIn }
}

extension APIRequest where Variables == NoVariables {
    public var variables: NoVariables { NoVariables() }
}

extension APIOperation {
    public static var needsSignIn: Bool { true }

    /// Returns the viewer of a response.
    ///
    /// - Throws: `APIError` with the code `UNAUTHENTICATED` if `viewer` is nil.
    public func signedIn<Viewer>(_ viewer: Viewer?) throws(APIError) -> Viewer {
        guard let viewer else {
            throw .refused(APIRefusal(code: .unauthenticated, message: "You are not signed in."))
        }
        return viewer
    }
}
