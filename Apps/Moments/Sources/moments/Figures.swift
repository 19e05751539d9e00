import ArgumentParser
import Foundation
import MomentsServer

/// A command that prints what happened on each of the last days.
struct Figures: OperatorCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what happened on each of the last days.",
        discussion: """
            One line for each day of UTC, oldest first; today so far last. A running server counts once an hour, and keeps the \
            figures for two years. The server can keep running.
            """
    )

    @Option(help: "The number of days, 1 to 730.")
    var days = 30
    @Flag(help: "Print JSON: a list of objects.")
    var json = false
    @ParentCommand var serve: Serve

    func validate() throws {
        guard (1...730).contains(days) else { throw ValidationError("--days is \(days); expected 1 to 730") }
    }

    func text(_ store: DatabaseMomentStore) async throws -> String {
        let figures = try await store.figures(days: days)
        if json { return try Self.json(figures) }
        guard !figures.isEmpty else { return "There are no figures yet. A running server counts once an hour." }
        let heads = [
            "day", "people", "active", "sign-ups", "moments", "comments", "likes", "reports", "photos", "photo MB",
        ]
        let rows = [heads] + figures.map(Self.cells)
        let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    private static func cells(_ figures: DailyFiguresRecord) -> [String] {
        func known(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
        return [
            day(figures), "\(figures.people)", known(figures.activePeople), "\(figures.signUps)", "\(figures.moments)",
            "\(figures.comments)", "\(figures.likes)", "\(figures.reports)", known(figures.photos),
            // Rounded up, so that only no photos take nothing.
            known(figures.photoBytes.map { ($0 + 999_999) / 1_000_000 }),
        ]
    }

    private static func day(_ figures: DailyFiguresRecord) -> String {
        figures.date.formatted(.iso8601.year().month().day())
    }

    private static func json(_ figures: [DailyFiguresRecord]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(figures.map(Line.init)), as: UTF8.self)
    }

    /// A day in JSON; absent numbers are not known.
    private struct Line: Encodable {
        let day: String
        let isComplete: Bool
        let people: Int
        let activePeople: Int?
        let signUps, moments, comments, likes, reports: Int
        let photos, photoBytes: Int?

        init(_ figures: DailyFiguresRecord) {
            day = Figures.day(figures)
            (isComplete, people, activePeople) = (figures.isComplete, figures.people, figures.activePeople)
            (signUps, moments, comments) = (figures.signUps, figures.moments, figures.comments)
            (likes, reports) = (figures.likes, figures.reports)
            (photos, photoBytes) = (figures.photos, figures.photoBytes)
        }
    }
}
