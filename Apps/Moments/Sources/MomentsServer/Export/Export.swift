import Foundation
import Hummingbird
import Logging
import MomentsModel

/// Everything that is a person's own, as a ZIP: `index.html` to read, `moments.json` for programs, and the photos.
struct Export: Sendable {
    private let reader: ExportReader
    private let files: any PhotoFiles
    private let language: ExportLanguage
    private let logger: Logger

    /// Reads what is at the beginning, so that a failure is known before the first byte is sent.
    ///
    /// - Parameter languages: The header `Accept-Language` of the request.
    /// - Throws: `StoreError`, `MomentsError.unauthenticated` if there is no such person.
    init(
        of person: PersonID,
        languages: String?,
        environment: MomentsEnvironment,
        files: any PhotoFiles
    ) async throws {
        reader = try await ExportReader(
            of: person,
            store: environment.store,
            files: files,
            server: environment.configuration.publicURL,
            date: environment.now()
        )
        self.files = files
        language = ExportLanguage(preference: reader.account.preferences["language"], accepted: languages)
        logger = environment.logger
    }

    /// Such as `moments-ada-2026-11-29.zip`.
    var fileName: String {
        let day = reader.account.exported.formatted(.iso8601).prefix(10)
        return "moments-\(reader.account.profile.handle)-\(day).zip"
    }

    /// Writes the ZIP. The caller ends the response.
    ///
    /// - Throws: `StoreError`, `ArchiveError`, the error of reading a photo, or that of the connection.
    func write(to writer: any ResponseBodyWriter) async throws {
        let archive = try ExportArchive(writer, date: reader.account.exported)
        try await writePage(to: archive)
        try await writeDocument(to: archive)
        try await writePhotos(to: archive)
        try await archive.finish()
    }

    private func writePage(to archive: ExportArchive) async throws {
        let page = ExportPage(account: reader.account, language: language)
        try await archive.begin("index.html")
        try await archive.write(page.beginning)
        try await reader.forEachMoment { moment in
            try await archive.write(page.beginning(of: moment))
            try await reader.forEachComment(of: moment.id) { try await archive.write(page.comment($0)) }
            try await archive.write(page.endOfMoment)
        }
        try await archive.write(page.beginningOfComments)
        try await reader.forEachOwnComment { comment in
            // Those on one's own moments are below these.
            guard comment.moment?.author.id != reader.person else { return }
            try await archive.write(page.comment(comment))
        }
        try await archive.write(page.beginningOfLikes)
        try await reader.forEachLike { try await archive.write(page.like($0)) }
        try await archive.write(page.end)
        try await archive.end()
    }

    private func writeDocument(to archive: ExportArchive) async throws {
        let document = ExportDocument()
        try await archive.begin("moments.json")
        try await archive.write(try document.open(reader.account))

        var isFirst = true
        try await archive.write(document.beginning(of: "moments"))
        try await reader.forEachMoment { moment in
            try await archive.write(document.separator(isFirst: isFirst) + (try document.open(moment)))
            isFirst = false
            var isFirstComment = true
            try await archive.write(document.beginning(of: "comments"))
            try await reader.forEachComment(of: moment.id) { comment in
                let separator = document.separator(isFirst: isFirstComment)
                try await archive.write(separator + (try document.text(comment)))
                isFirstComment = false
            }
            try await archive.write("]}")
        }

        isFirst = true
        try await archive.write("]" + document.beginning(of: "comments"))
        try await reader.forEachOwnComment { comment in
            try await archive.write(document.separator(isFirst: isFirst) + (try document.text(comment)))
            isFirst = false
        }

        isFirst = true
        try await archive.write("]" + document.beginning(of: "likes"))
        try await reader.forEachLike { moment in
            try await archive.write(document.separator(isFirst: isFirst) + (try document.text(moment)))
            isFirst = false
        }
        try await archive.write("]}\n")
        try await archive.end()
    }

    private func writePhotos(to archive: ExportArchive) async throws {
        let account = reader.account
        for file in [account.profile.avatar, account.profile.background].compactMap(\.self) {
            try await write(file, file.file, to: archive)
        }
        for photo in account.drafts.moment?.photos ?? [] { try await write(photo, to: archive) }
        try await reader.forEachPhoto { try await write($0, to: archive) }
    }

    private func write(_ photo: ExportPhoto, to archive: ExportArchive) async throws {
        try await write(photo.file, "\(photo.id)", to: archive)
    }

    private func write(_ file: ExportFile?, _ photo: String, to archive: ExportArchive) async throws {
        if let file, let source = try await files.file(hash: file.hash, size: file.size) {
            return try await archive.add(file.file, file: source)
        }
        logger.error("The file of a photo is missing or cannot be read.", metadata: ["photo": "\(photo)"])
    }
}
