public import Foundation
public import OrielCore

// `oriel previews` reads them; they draw nothing.

extension View {
    /// Sets the name of a preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View {
        containerValue(\.previewSettings.name, value)
    }

    /// Sets the device whose size the preview has.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        containerValue(\.previewSettings.device, value)
    }

    /// Sets the size of the preview's container.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        containerValue(\.previewSettings.layout, value)
    }

    /// Sets the orientation of the preview's device.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerValue(\.previewSettings.orientation, value)
    }
}

/// What modifiers and traits say of a preview.
struct PreviewSettings {
    var name: String?
    var layout = PreviewLayout.device
    var device: PreviewDevice?
    var orientation = InterfaceOrientation.portrait
}

private struct PreviewSettingsKey: ContainerValueKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
    var previewSettings: PreviewSettings {
        get { self[PreviewSettingsKey.self] }
        set { self[PreviewSettingsKey.self] = newValue }
    }
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
