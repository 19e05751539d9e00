import Combine
import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// A repository with its dependencies.
@MainActor
struct MomentsRepoBench {
    let api = StubAPIClient()
    let store = InMemoryDataStore()
    let likes = CurrentValueSubject<Bool, Never>(true)
    let ada = UserDetails.sample(id: 1, name: "Ada")

    func repo(pageSize: Int = 3) -> MomentsRepo {
        MomentsRepo(viewer: ada, api: api, store: store, likes: likes.eraseToAnyPublisher(), pageSize: pageSize)
    }

    /// Makes the server return moments with these IDs.
    func timeline(_ ids: [MomentID], more: Bool = false, likes: [UserDetails] = []) {
        let moments = ids.map { Moment.sample(id: $0, likes: likes) }
        timeline(moments, more: more)
    }

    func timeline(_ moments: [Moment], more: Bool = false) {
        api.on(GetTimelineOperation.self) { operation in
            let page = Page(items: moments, endCursor: "cursor", hasNext: more)
            return operation.variables.withLikes ? page : page.withoutLikes
        }
    }

    nonisolated static let down = APIError.networkError(status: nil)
    nonisolated static let missing = APIError.refused(
        APIRefusal(code: .notFound, message: "There is no such moment.")
    )
}

extension Page<Moment> {
    fileprivate var withoutLikes: Page {
        Page(items: items.map { $0.withoutLikes() }, endCursor: endCursor, hasNext: hasNext)
    }
}

extension Listing where Item: Identifiable {
    var ids: [Item.ID]? { items?.map(\.id) }
}
