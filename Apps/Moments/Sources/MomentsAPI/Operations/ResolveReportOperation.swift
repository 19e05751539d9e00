import MomentsModel

/// A mutation that answers a report and all other open ones about the same thing. Moderators and admins only.
public struct ResolveReportOperation: APIOperation {
    public static let document = """
        mutation ResolveReport($id: ID!, $resolution: ReportResolution!) {
          resolveReport(id: $id, resolution: $resolution) { ...ReportFields }
        }

        """ + Fragments.report

    public struct Variables: Encodable, Sendable {
        var id: ReportID
        var resolution: ReportResolution
    }

    public struct Response: Decodable, Sendable {
        let resolveReport: Report
    }

    public let variables: Variables

    public init(id: ReportID, resolution: ReportResolution) {
        variables = Variables(id: id, resolution: resolution)
    }

    public func output(of response: Response) throws -> Report { response.resolveReport }
}
