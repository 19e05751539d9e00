import MomentsMedia

extension MomentsError {
    /// What people are told of a photo that was not taken.
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
