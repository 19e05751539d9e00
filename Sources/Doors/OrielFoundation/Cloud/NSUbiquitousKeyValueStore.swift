public import Foundation

/// Values that iCloud copies to the other devices of a person. One store on the server would be that of all visitors.
@available(*, unavailable, message: "Use @AppStorage, which keeps values in each browser.")
open class NSUbiquitousKeyValueStore: NSObject {
    @available(*, unavailable, message: "Use @AppStorage, which keeps values in each browser.")
    public class var `default`: NSUbiquitousKeyValueStore { fatalError("unavailable") }

    @available(*, unavailable, message: "Use @AppStorage, whose values no other device changes.")
    public class var didChangeExternallyNotification: NSNotification.Name { fatalError("unavailable") }
}
