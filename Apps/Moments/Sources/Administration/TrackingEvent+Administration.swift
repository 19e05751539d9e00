import MomentsFoundations

extension TrackingEvent {
    public static let resolveReport = TrackingEvent("resolve_report")
    public static let setRole = TrackingEvent("set_role")
    public static let suspend = TrackingEvent("suspend")
    public static let endSuspension = TrackingEvent("end_suspension")
    public static let setQuota = TrackingEvent("set_quota")
    public static let announce = TrackingEvent("announce")
    public static let endAnnouncement = TrackingEvent("end_announcement")
}
