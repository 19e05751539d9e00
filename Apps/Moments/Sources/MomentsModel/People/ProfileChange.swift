/// A change to the viewer's profile; nil leaves a property unchanged.
public struct ProfileChange: Hashable, Codable, Sendable {
    public var name: String?
    /// A photo the viewer has uploaded.
    public var avatar: PhotoID?
    public var backgroundImage: PhotoID?

    public init(name: String? = nil, avatar: PhotoID? = nil, backgroundImage: PhotoID? = nil) {
        self.name = name
        self.avatar = avatar
        self.backgroundImage = backgroundImage
    }
}
