/// A connection as a session sees it. All of it may be called from any thread.
protocol SocketOutlet: AnyObject, Sendable {
    var id: SocketID { get }

    /// Sends one binary message.
    func send(_ bytes: [UInt8])

    /// Sends an end frame, says goodbye and closes. What was sent before arrives first, if the client reads.
    func close(_ reason: EndReason)

    /// The session takes messages again after it took none.
    func resumeReading()
}
