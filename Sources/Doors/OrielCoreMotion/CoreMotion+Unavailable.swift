public import Foundation

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMMotionManager: NSObject {
    public override init() {}
}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMPedometer: NSObject {
    public override init() {}
    public class func isStepCountingAvailable() -> Bool { false }
}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMMotionActivityManager: NSObject {
    public override init() {}
    public class func isActivityAvailable() -> Bool { false }
}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMAltimeter: NSObject {
    public override init() {}
}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMHeadphoneMotionManager: NSObject {
    public override init() {}
}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMDeviceMotion: NSObject {}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMAccelerometerData: NSObject {}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMGyroData: NSObject {}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMPedometerData: NSObject {}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMMotionActivity: NSObject {}

/// Unavailable: pages do not read the sensors of a device.
@available(*, unavailable, message: "Pages of Oriel do not read the sensors of a device.")
public final class CMAttitude: NSObject {}
