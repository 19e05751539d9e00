public import Foundation
public import LinkCards

/// Fetches what a page of the web says of itself.
public protocol LinkCardSource: Sendable {
    /// - Throws: An error if there is no card.
    func page(at url: URL) async throws -> LinkPage
}
