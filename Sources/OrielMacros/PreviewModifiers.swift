public import Foundation
public import OrielCore

// What Apple's tools read when they show a `PreviewProvider`. On Linux nothing shows one, so the views stay as they are.

extension View {
    /// Names a preview for Apple's tools.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// Names the device Apple's tools show a preview on.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Says how much room Apple's tools give a preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Says which way Apple's tools turn a preview's device.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The name of a device, such as `"iPhone 16"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way a device is turned.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = Self(id: "portrait")
    public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
    public static let landscapeLeft = Self(id: "landscapeLeft")
    public static let landscapeRight = Self(id: "landscapeRight")

    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
