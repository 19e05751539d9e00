public import Foundation

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNContactStore: NSObject {
    public override init() {}
    public func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        fatalError("unavailable")
    }
}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public enum CNEntityType: Int { case contacts }

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public enum CNAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
open class CNContact: NSObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNMutableContact: CNContact {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNContactFetchRequest: NSObject {
    public init(keysToFetch: [Any]) {}
}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNSaveRequest: NSObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNContactFormatter: Formatter {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNLabeledValue<ValueType: AnyObject>: NSObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNPhoneNumber: NSObject {
    public init(stringValue string: String) {}
}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
open class CNPostalAddress: NSObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public protocol CNKeyDescriptor: AnyObject {}
