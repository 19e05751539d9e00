internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Response {
    /// Returns a plain text response that must not be cached.
    static func plain(_ status: HTTPResponse.Status, _ text: String, headers: HTTPFields = [:]) -> Response {
        var headers = headers
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        headers[.xContentTypeOptions] = "nosniff"
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n"))
        )
    }
}
