public import Foundation

/// An action of the app's icon. Has no effect: the icons of pages have no actions.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    public final let type: String
    public final let localizedTitle: String
    public final let localizedSubtitle: String?
    public final let icon: UIApplicationShortcutIcon?
    public final let userInfo: [String: any NSSecureCoding]?

    public init(
        type: String,
        localizedTitle: String,
        localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The symbol of an action of the app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    let name: String

    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }

    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }
}
