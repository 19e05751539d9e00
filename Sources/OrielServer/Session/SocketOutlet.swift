internal import OrielProtocol

/// A connection as a session sees it. All methods may be called from any thread.
protocol SocketOutlet: AnyObject, Sendable {
    var id: SocketID { get }

    /// Sends one binary message.
    func send(_ bytes: [UInt8])

    /// Sends an end frame and a close frame, and closes. Earlier messages arrive first, if the client reads.
    func close(_ reason: EndReason)

    /// Resumes reading: the session accepts messages again.
    func resumeReading()
}
