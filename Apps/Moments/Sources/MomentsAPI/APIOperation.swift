import Foundation

/// A request to the API: its document, its variables, and what of the answer is wanted.
public protocol APIOperation: Sendable {
    associatedtype Variables: Encodable & Sendable = NoVariables
    /// The `data` of the answer.
    associatedtype Response: Decodable & Sendable
    /// What is wanted of it.
    associatedtype Output: Sendable

    /// A GraphQL document with one operation, named like the type without `Session`.
    static var document: String { get }

    var variables: Variables { get }

    /// Whether it makes sense only for somebody who is signed in.
    static var needsSignIn: Bool { get }

    /// What is wanted of an answer.
    ///
    /// - Throws: `APISessionError`, if the answer says that nobody is signed in.
    func output(of response: Response) throws -> Output
}

/// A request that is answered again and again, until the reader stops.
public protocol APISubscription: APIOperation {}

/// The variables of an operation that has none.
public struct NoVariables: Encodable, Sendable {
    public init() {}
}

extension APIOperation {
    /// The name of the operation in its document: that of the type, without `Session`.
    public static var operationName: String {
        let name = String(describing: Self.self)
        return name.hasSuffix("Session") ? String(name.dropLast("Session".count)) : name
    }
}

extension APIOperation where Variables == NoVariables {
    public var variables: NoVariables { NoVariables() }
}

extension APIOperation {
    public static var needsSignIn: Bool { true }

    /// The viewer of an answer.
    ///
    /// - Throws: `APISessionError` if there is none: nobody is signed in.
    func signedIn<Viewer>(_ viewer: Viewer?) throws(APISessionError) -> Viewer {
        guard let viewer else {
            throw .refused(APIRefusal(code: .unauthenticated, message: "Nobody is signed in."))
        }
        return viewer
    }
}
