/// The response to a query of what moderators and admins see.
public struct AdministrationResponse<Fields: Decodable & Sendable>: Decodable, Sendable {
    struct Viewer: Decodable, Sendable {
        /// Nil unless the viewer is staff.
        let administration: Fields?
    }

    let viewer: Viewer?
}

extension APIOperation {
    /// Returns what staff see of a response.
    ///
    /// - Throws: `APIError` with the code `UNAUTHENTICATED` if there is no viewer, `FORBIDDEN` if the viewer is not staff.
    func administration<Fields>(of response: AdministrationResponse<Fields>) throws(APIError) -> Fields {
        guard let fields = try signedIn(response.viewer).administration else {
            throw .refused(
                APIRefusal(code: .forbidden, message: "Only moderators and admins can see this.", reason: "NOT_STAFF")
            )
        }
        return fields
    }
}
