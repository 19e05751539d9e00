public import Foundation
public import OrielCore

// Modifiers that Apple's tools read when they render a `PreviewProvider`. On Linux they return the view unchanged.

extension View {
    /// Sets the name of a preview in Apple's tools.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the device on which Apple's tools render a preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the size of the container in which Apple's tools render a preview.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the orientation of the device on which Apple's tools render a preview.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The name of a device, such as `"iPhone 16"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = Self(id: "portrait")
    public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
    public static let landscapeLeft = Self(id: "landscapeLeft")
    public static let landscapeRight = Self(id: "landscapeRight")

    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
