import Foundation
import MomentsServer

/// The stores that must behave the same.
enum StoreKind: CaseIterable {
    case inMemory, sqlite

    func makeStore(in folder: TemporaryFolder, clock: TestClock) throws -> any MomentStore {
        switch self {
        case .inMemory: InMemoryMomentStore(now: clock.now)
        case .sqlite: try SQLiteMomentStore(path: folder.path("moments.sqlite"), now: clock.now)
        }
    }
}
