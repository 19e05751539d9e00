import Foundation
import MomentsFoundations
import MomentsServer
import Notifications

extension PushWords {
    /// The words of the app, in the language of the person who is notified.
    init(_ news: PushNews) {
        let localizer = Localizer(locale: Locale(identifier: news.language))
        self.init(
            title: NotificationSentence.text(news.kind, by: news.name, isOwnMoment: news.isOwnMoment, localizer),
            body: [news.quote, NotificationSentence.others(news.others, localizer) ?? ""].filter { !$0.isEmpty }
                .joined(separator: "\n")
        )
    }
}
