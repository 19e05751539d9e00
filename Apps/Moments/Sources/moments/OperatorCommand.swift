import ArgumentParser
import Foundation
import HostKit
import MomentsDemo
import MomentsModel
import MomentsServer

/// A command of the operator, which works on the data folder, whether or not a server runs.
protocol OperatorCommand: AsyncParsableCommand {
    var serve: Serve { get }

    /// Does the work, and returns what to print.
    func text(_ store: DatabaseMomentStore) async throws -> String
}

extension OperatorCommand {
    func run() async throws { print(try await text()) }

    /// - Throws: `HostError` if there is no database, or it is the demo's; `StoreError`.
    func text(now: @escaping @Sendable () -> Date = { Date() }) async throws -> String {
        let store = try store(now: now)
        guard try await DemoPeople.ids(in: store).isEmpty else {
            throw HostError("this is the demo, whose accounts are open to everyone; choose another folder with --data")
        }
        let text = try await text(store)
        try store.close()
        return text
    }

    private func store(now: @escaping @Sendable () -> Date) throws -> DatabaseMomentStore {
        if let database = serve.moments.database {
            return try DatabaseMomentStore(postgreSQL: database, now: now, migrates: false)
        }
        let path = serve.dataFolder.appending(path: "moments.sqlite").path
        guard FileManager.default.fileExists(atPath: path) else {
            throw HostError("there is no database '\(path)'; specify the server's data folder with --data")
        }
        return try DatabaseMomentStore(path: path, now: now, migrates: false)
    }

    /// Runs code with the person whose handle was typed.
    ///
    /// - Throws: `HostError` if the text is no handle, or nobody has it.
    func withPerson<Answer>(_ text: String, _ body: (Handle) async throws -> Answer) async throws -> Answer {
        guard let handle = Handle(text) else {
            throw HostError(
                "'\(text)' is not a valid handle; expected 3 to 20 letters a to z, digits and underscores"
            )
        }
        do {
            return try await body(handle)
        } catch let error as StoreError where error == .notFound("person") {
            throw HostError("there is no account with the handle '\(handle)'")
        }
    }
}
