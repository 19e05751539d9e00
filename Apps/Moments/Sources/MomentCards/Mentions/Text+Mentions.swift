import DesignKit
import Foundation
import MomentsModel
import SwiftUI

extension Text {
    /// Creates a text in which the handles of people are links to their pages, which `opensMentions(_:)` opens.
    ///
    /// - Parameter people: The people mentioned in the text. Other handles are plain text.
    public init(_ text: String, mentioning people: [UserDetails]) {
        guard !people.isEmpty else {
            self.init(verbatim: text)
            return
        }
        var string = AttributedString()
        var place = text.startIndex
        for range in Mention.ranges(in: text) {
            guard let link = Self.link(of: text[range], among: people) else { continue }
            string += AttributedString(String(text[place..<range.lowerBound]))
            var mention = AttributedString(String(text[range]))
            mention.link = link
            mention.foregroundColor = Palette.accent
            string += mention
            place = range.upperBound
        }
        string += AttributedString(String(text[place...]))
        self.init(string)
    }

    private static func link(of mention: Substring, among people: [UserDetails]) -> URL? {
        let handle = Handle(String(mention))?.description
        return people.first { $0.handle == handle }.flatMap { MentionLink.url(of: $0.id) }
    }
}
