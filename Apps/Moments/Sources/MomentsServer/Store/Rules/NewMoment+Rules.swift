import Foundation
import MomentsModel

extension NewMoment {
    var type: MomentType { url == nil ? .photos : .url }

    /// - Throws: `StoreError.invalid`.
    func check() throws {
        guard !text.isBlank || url != nil || !photos.isEmpty else {
            throw StoreError.invalid("The moment is empty; it needs text, a link or a photo.")
        }
        try TextRule.momentText.check(text)
        if let url { try checkLink(url) }
        guard photos.count <= Limits.photosPerMoment else {
            throw StoreError.invalid("The moment has too many photos; the limit is \(Limits.photosPerMoment).")
        }
        for photo in photos { try TextRule.photoDescription.check(photo.altText) }
        try audience.check()
        try SendKeyRules.check(key)
    }

    /// Checks that a link can only open a web page, because readers open it with a tap.
    private func checkLink(_ url: String) throws {
        try TextRule.link.check(url)
        let small = url.lowercased()
        guard small.hasPrefix("http://") || small.hasPrefix("https://"), !url.contains(where: \.isWhitespace) else {
            throw StoreError.invalid("A link must begin with https:// or http:// and contain no spaces.")
        }
    }
}

extension NewComment {
    /// - Throws: `StoreError.invalid`.
    func check() throws {
        try TextRule.commentText.check(text)
        try SendKeyRules.check(key)
    }
}
