import MomentsMedia

extension MomentsError {
    /// The error shown to people for a rejected photo.
    init(_ error: MediaError) {
        switch error.code {
        case .unsupported: self = .invalid(error.message, reason: "PHOTO_UNSUPPORTED")
        case .tooLarge: self = .invalid(error.message, reason: "PHOTO_TOO_LARGE")
        case .damaged: self = .invalid(error.message, reason: "PHOTO_DAMAGED")
        case .busy: self = .unavailable(error.message, reason: "CROWDED", retryAfter: .seconds(5))
        case .full: self = .unavailable(error.message, reason: "FULL")
        default: self = .unavailable(error.message)
        }
    }
}
