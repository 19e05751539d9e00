public import Foundation
internal import OrielUIKit

/// Messages for screen readers.
///
///     AccessibilityNotification.Announcement("Photo deleted").post()
public enum AccessibilityNotification {
    /// A text that a screen reader says. Texts of high priority interrupt it, others wait until it is silent.
    public struct Announcement: Sendable {
        private let text: String
        private let isUrgent: Bool

        public init(_ announcement: String) {
            text = announcement
            isUrgent = false
        }

        /// The attribute `accessibilitySpeechAnnouncementPriority` says how urgent the text is.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isUrgent = announcement.runs.contains {
                $0[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] == .high
            }
        }

        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

        public func post() {
            guard !text.isEmpty else { return }
            // Apps post from any thread.
            Task { @MainActor [text, isUrgent, page = PageDevice.current] in
                page?.perform(.announce(text, isUrgent: isUrgent))
            }
        }
    }

    /// The layout has changed. A text is said; browsers notice the change itself.
    public struct LayoutChanged: Sendable {
        private let text: String?

        /// - Parameter element: A text, or an element, which has no effect: Apple's moves the focus to it.
        public init(_ element: Any? = nil) { text = element as? String }

        public func post() { text.map { Announcement($0).post() } }
    }

    /// A new screen is shown. A text is said; browsers notice the change itself.
    public struct ScreenChanged: Sendable {
        private let text: String?

        /// - Parameter element: A text, or an element, which has no effect: Apple's moves the focus to it.
        public init(_ element: Any? = nil) { text = element as? String }

        public func post() { text.map { Announcement($0).post() } }
    }

    /// The user has scrolled to another page, whose text is said.
    public struct PageScrolled: Sendable {
        private let text: String

        public init(_ status: String) { text = status }

        public func post() { Announcement(text).post() }
    }
}

extension AttributeScopes {
    /// The attributes that screen readers use.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// How urgent an announcement is.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// How urgent an announcement is.
            public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }

            public typealias Value = AnnouncementPriority
            public static let name = "AXSpeechAnnouncementPriority"
        }
    }

    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
