import Foundation
import MomentsModel

/// Rules for changing the text of a moment.
enum EditRules {
    static let tooLate = StoreError.invalid(
        "A text can be edited only within \(Limits.editingTime.milliseconds / 60_000) minutes after it was published.",
        reason: "TOO_LATE_TO_EDIT"
    )

    /// Whether a text changes a moment.
    ///
    /// - Throws: `StoreError.invalid`.
    static func changes(_ moment: MomentRecord, to text: String, hasPhotos: Bool, at now: Date) throws -> Bool {
        guard now.milliseconds < moment.created.milliseconds + Limits.editingTime.milliseconds else { throw tooLate }
        guard !text.isBlank || moment.url != nil || hasPhotos else {
            throw StoreError.invalid("The moment would be empty; it needs text, a link or a photo.")
        }
        return text != moment.text
    }
}
