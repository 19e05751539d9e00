/// Sizes of windows, in points, by the names of devices.
enum Device {
    static let phone = PreviewEntry.Size(width: 393, height: 852)

    /// Returns the size of a device.
    ///
    /// - Parameter name: Such as `iPad Pro (11-inch)`; the longest known name that is a part of it counts.
    static func size(named name: String) -> PreviewEntry.Size? {
        let plain = name.lowercased().filter { !"()-,".contains($0) }.replacing("inch", with: "")
        return sizes.filter { plain.contains($0.key) }.max { $0.key.count < $1.key.count }?.value
    }

    private static let sizes: [String: PreviewEntry.Size] = [
        "iphone": phone,
        "iphone se": .init(width: 375, height: 667),
        "iphone 8": .init(width: 375, height: 667),
        "iphone 13 mini": .init(width: 375, height: 812),
        "iphone 14": .init(width: 390, height: 844),
        "iphone 14 pro max": .init(width: 430, height: 932),
        "iphone 15 plus": .init(width: 430, height: 932),
        "iphone 15 pro max": .init(width: 430, height: 932),
        "iphone 16 plus": .init(width: 430, height: 932),
        "iphone 16 pro": .init(width: 402, height: 874),
        "iphone 16 pro max": .init(width: 440, height: 956),
        "iphone 17": .init(width: 402, height: 874),
        "iphone 17 pro max": .init(width: 440, height: 956),
        "iphone air": .init(width: 420, height: 912),
        "ipad": .init(width: 820, height: 1180),
        "ipad mini": .init(width: 744, height: 1133),
        "ipad air 13": .init(width: 1024, height: 1366),
        "ipad pro": .init(width: 834, height: 1194),
        "ipad pro 13": .init(width: 1032, height: 1376),
        "ipad pro 12.9": .init(width: 1024, height: 1366),
        "mac": .init(width: 1280, height: 800),
    ]
}
