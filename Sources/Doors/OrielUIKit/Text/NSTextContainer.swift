public import Foundation

/// The space of a text view's text.
@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
    private weak var view: UITextView?

    init(of view: UITextView) {
        self.view = view
        super.init()
    }

    /// The distance of lines from the sides of the space.
    public var lineFragmentPadding: CGFloat = 5 { willSet { change(newValue != lineFragmentPadding) } }
    /// The most lines of a text that is not edited; 0 for any number.
    public var maximumNumberOfLines = 0 { willSet { change(newValue != maximumNumberOfLines) } }
    /// How a text that is not edited ends where its last line has no space.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping { willSet { change(newValue != lineBreakMode) } }
    /// Has no effect: lines have the width of the view.
    public var widthTracksTextView = true
    /// Has no effect: the text has the height that it needs.
    public var heightTracksTextView = false

    private func change(_ isDifferent: Bool) { if isDifferent { view?.drawingWillChange() } }
}

/// The parts of a text that become links. Those of the server's texts do not.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
