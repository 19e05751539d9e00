public import Foundation

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKHealthStore: NSObject {
    public override init() {}
    public class func isHealthDataAvailable() -> Bool { false }

    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?,
        read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}

    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>,
        read typesToRead: Set<HKObjectType>
    ) async throws {}
}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
open class HKObjectType: NSObject {
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { nil }
}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
open class HKSampleType: HKObjectType {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKQuantityType: HKSampleType {
    public init(_ identifier: HKQuantityTypeIdentifier) {}
}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKCategoryType: HKSampleType {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public struct HKQuantityTypeIdentifier: Hashable {
    public static var stepCount: Self { Self() }
    public static var heartRate: Self { Self() }
    public static var bodyMass: Self { Self() }
    public static var activeEnergyBurned: Self { Self() }
    public static var distanceWalkingRunning: Self { Self() }
}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKUnit: NSObject {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKQuantity: NSObject {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
open class HKSample: NSObject {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKQuantitySample: HKSample {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKWorkout: HKSample {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
open class HKQuery: NSObject {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKSampleQuery: HKQuery {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKStatisticsQuery: HKQuery {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKStatisticsCollectionQuery: HKQuery {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKObserverQuery: HKQuery {}

/// Unavailable: a page cannot read the health data of a device.
@available(*, unavailable, message: "A page cannot read health data: let users type it, or send it from an app.")
public final class HKStatistics: NSObject {}
