public import OrielCore

/// The direction from which a chart in space is seen.
public struct Chart3DPose: Hashable, Sendable {
    /// How far the viewer is turned from the front to the right.
    public var azimuth: Angle
    /// How far the viewer is above the chart.
    public var inclination: Angle

    /// - Parameters:
    ///   - azimuth: How far the viewer is turned from the front to the right.
    ///   - inclination: How far the viewer is above the chart.
    public init(azimuth: Angle, inclination: Angle) {
        self.azimuth = azimuth
        self.inclination = inclination
    }

    /// From the right, and from above. The angles are those of this project.
    public static let `default` = Chart3DPose(azimuth: .degrees(30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
    public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

extension Chart3DPose {
    /// Returns the pose after a drag.
    func dragged(by width: Double, _ height: Double) -> Chart3DPose {
        let inclination = min(max(inclination.degrees + height / 2, -90), 90)
        return Chart3DPose(azimuth: .degrees(azimuth.degrees - width / 2), inclination: .degrees(inclination))
    }
}

/// How the places of a chart in space are shown in the plane.
public struct Chart3DCameraProjection: Hashable, Sendable {
    enum Kind: Hashable { case automatic, orthographic, perspective }

    let kind: Kind

    /// The same as `orthographic`.
    public static let automatic = Chart3DCameraProjection(kind: .automatic)
    /// What is far is as large as what is near, so lengths can be compared.
    public static let orthographic = Chart3DCameraProjection(kind: .orthographic)
    /// What is far is smaller.
    public static let perspective = Chart3DCameraProjection(kind: .perspective)
}

/// What an app says about the pose of a chart.
enum Chart3DPoseSetting {
    case fixed(Chart3DPose)
    case bound(Binding<Chart3DPose>)

    @MainActor var binding: Binding<Chart3DPose> {
        switch self {
        case .fixed(let pose): .constant(pose)
        case .bound(let binding): binding
        }
    }

    /// Whether the user can turn the chart.
    var canTurn: Bool {
        if case .bound = self { true } else { false }
    }
}
