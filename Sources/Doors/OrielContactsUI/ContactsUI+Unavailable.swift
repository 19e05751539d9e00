public import OrielUIKit

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNContactPickerViewController: UIViewController {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
@MainActor
public protocol CNContactPickerDelegate: AnyObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public final class CNContactViewController: UIViewController {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
@MainActor
public protocol CNContactViewControllerDelegate: AnyObject {}

/// Unavailable: a page cannot read the contacts of a device.
@available(*, unavailable, message: "A page cannot read contacts: let users type, with textContentType(.name).")
public struct ContactAccessButton {
    public init(queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil) {}
}
