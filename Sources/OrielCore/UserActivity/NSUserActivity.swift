public import Foundation

/// Something that the user does in an app, or wants to continue there.
///
/// A page continues one kind of activity: the address at which it was opened, with the type `NSUserActivityTypeBrowsingWeb`.
open class NSUserActivity: NSObject, @unchecked Sendable {
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var needsSave = false
    /// Has no effect: a page has no other devices to continue an activity on.
    open var isEligibleForHandoff = true
    /// Has no effect: a page has no search of the system.
    open var isEligibleForSearch = false
    /// Has no effect: a page has no search of the system.
    open var isEligibleForPublicIndexing = false
    /// Has no effect: a page makes no suggestions of the system.
    open var isEligibleForPrediction = false

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Replaces the ``userInfo`` by the fields of a value.
    public final func setTypedPayload<T: Codable>(_ payload: T) throws {
        let fields = try PropertyListSerialization.propertyList(
            from: PropertyListEncoder().encode(payload),
            format: nil
        )
        guard let fields = fields as? [String: Any] else {
            throw EncodingError.invalidValue(
                payload,
                EncodingError.Context(codingPath: [], debugDescription: "A payload has fields with names.")
            )
        }
        userInfo = fields
    }

    /// Returns a value with the fields of the ``userInfo``.
    public final func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        let data = try PropertyListSerialization.data(fromPropertyList: userInfo ?? [:], format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: data)
    }

    /// Makes the activity the current one. Has no effect: a page cannot hand it to other devices.
    open func becomeCurrent() {}

    /// Ends being the current activity. Has no effect, as no activity is the current one.
    open func resignCurrent() {}

    /// Marks the activity as over. Has no effect, as no activity is the current one.
    open func invalidate() {}
}

/// The type of an activity that opens an address.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
