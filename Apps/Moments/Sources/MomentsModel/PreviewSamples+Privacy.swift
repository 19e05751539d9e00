#if DEBUG
extension PreviewSamples {
    // MARK: Privacy

    public static let family = FriendTag(id: 1, name: "Family", people: [xiaoming])
    public static let work = FriendTag(id: 2, name: "Work", people: [alan, grace])
    public static let tags = [family, work]

    public static let blocked = [stranger]
}
#endif
