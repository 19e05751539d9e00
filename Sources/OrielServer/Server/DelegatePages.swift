package import Foundation
internal import OrielCore
package import OrielUIKit

/// Serves apps with the life cycle of UIKit. UIKit's module finds it at run time.
package enum DelegatePages: DelegateServer {
    package static func serve<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate.Type) async -> Never {
        await DelegateApp<Delegate>.serve()
    }
}
