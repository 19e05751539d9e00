public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked: only mutable content changes, and a request takes a copy of it.
    fileprivate var fields = Fields()

    fileprivate struct Fields {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    public override init() { super.init() }

    fileprivate init(_ fields: Fields) {
        super.init()
        self.fields = fields
    }

    open var title: String { fields.title }
    open var subtitle: String { fields.subtitle }
    open var body: String { fields.body }
    /// The number on the icon of an app that the browser has installed.
    open var badge: NSNumber? { fields.badge }
    open var sound: UNNotificationSound? { fields.sound }
    open var userInfo: [AnyHashable: Any] { fields.userInfo }
    /// Has no effect: notifications of a page have no buttons.
    open var categoryIdentifier: String { fields.categoryIdentifier }
    /// Has no effect: browsers do not group notifications.
    open var threadIdentifier: String { fields.threadIdentifier }
    open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    /// Has no effect: browsers do not rank notifications.
    open var relevanceScore: Double { fields.relevanceScore }

    func snapshot() -> UNNotificationContent { UNNotificationContent(fields) }

    /// The lines below the title.
    var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// What a notification will say.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() { super.init() }

    public override var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }

    public override var subtitle: String {
        get { fields.subtitle }
        set { fields.subtitle = newValue }
    }

    public override var body: String {
        get { fields.body }
        set { fields.body = newValue }
    }

    public override var badge: NSNumber? {
        get { fields.badge }
        set { fields.badge = newValue }
    }

    public override var sound: UNNotificationSound? {
        get { fields.sound }
        set { fields.sound = newValue }
    }

    public override var userInfo: [AnyHashable: Any] {
        get { fields.userInfo }
        set { fields.userInfo = newValue }
    }

    public override var categoryIdentifier: String {
        get { fields.categoryIdentifier }
        set { fields.categoryIdentifier = newValue }
    }

    public override var threadIdentifier: String {
        get { fields.threadIdentifier }
        set { fields.threadIdentifier = newValue }
    }

    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { fields.interruptionLevel }
        set { fields.interruptionLevel = newValue }
    }

    public override var relevanceScore: Double {
        get { fields.relevanceScore }
        set { fields.relevanceScore = newValue }
    }

    @available(*, unavailable, message: "Notifications of a page have no attachments.")
    public var attachments: [UNNotificationAttachment] {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Unavailable: notifications of a page have no attachments.
@available(*, unavailable, message: "Notifications of a page have no attachments.")
public final class UNNotificationAttachment: NSObject {}

/// The sound of a notification. The browser plays its own; a notification without a sound is silent.
public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName(""))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName(""))
    let name: UNNotificationSoundName

    /// The browser's own sound: pages cannot choose another.
    public init(named name: UNNotificationSoundName) { self.name = name }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How important a notification is. `passive` ones are silent.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}
