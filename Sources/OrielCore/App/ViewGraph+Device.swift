internal import OrielCombine
package import OrielUIKit

extension ViewGraph {
    /// Runs the graph's code with a device for UIKit's shared objects, and with a scope for notifications.
    package func use(_ device: PageDevice) {
        DrawingTurn.connect()
        let scope = NotificationScope()
        surroundings = { body in
            NotificationScope.$current.withValue(scope) { PageScope.$device.withValue(device, operation: body) }
        }
    }
}
