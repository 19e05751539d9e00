import Foundation
import GraphQL
import MomentsModel

/// What happened on a day.
enum DailyFiguresResolver {
    static var type: ObjectType<DailyFiguresRecord, MomentsContext> {
        ObjectType("DailyFigures", of: DailyFiguresRecord.self, in: MomentsContext.self) {
            Field("date") { figures, _ in UnixSeconds.text(of: figures.date) }
                .description("The Unix time in seconds, as digits, at which the day begins, in UTC.")
            Field("isComplete", \.isComplete).description("False for today, whose figures are those so far.")
            Field("people", \.people).description("The accounts at the end of the day.")
            Field("activePeople", \.activePeople)
                .description("The people who were seen on the day; null if it was before the figures were kept.")
            Field("signUps", \.signUps)
            Field("moments", \.moments).description("The moments of the day, without those deleted on it.")
            Field("comments", \.comments)
            Field("likes", \.likes)
            Field("reports", \.reports)
            Field("photos", \.photos)
                .description("The photos at the end of the day; null if it was before the figures were kept.")
            // An `Int` of GraphQL ends at 2 GB.
            Field("photoBytes") { figures, _ -> Double? in figures.photoBytes.map { Double($0) } }
                .description("Bytes of all stored sizes of those photos.")
        }
        .description("What happened on a day, in UTC.")
    }
}
