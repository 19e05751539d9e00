import GraphQL

/// The requested timeline: 20 moments with 5 likes each. `peer.cjs` generates the same data.
enum TimelineData {
    struct Person: Sendable {
        let id: ID
        let name: String
        let avatar: String
        let backgroundImage: String

        init(_ number: Int) {
            id = ID("\(number)")
            name = "Person \(number)"
            avatar = "https://img.example/\(number).jpg"
            backgroundImage = "https://img.example/\(number)-bg.jpg"
        }
    }

    enum Kind: String, CaseIterable, Sendable {
        case url = "URL"
        case photos = "PHOTOS"
        case video = "VIDEO"
        case text = "TEXT"
    }

    struct Moment: Sendable {
        let id: ID
        let authorID: Int
        let type: Kind
        let title: String?
        let url: String?
        let photos: [String]
        let createdDate: String
        let isLiked: Bool
        let likerIDs: [Int]

        init(_ number: Int) {
            id = ID("\(number)")
            authorID = number
            type = number % 3 == 0 ? .url : .photos
            title = number % 2 == 0 ? nil : "Moment number \(number)"
            url = number % 3 == 0 ? "https://swift.example/\(number)" : nil
            photos = number % 3 == 0 ? [] : ["https://img.example/m\(number).jpg"]
            createdDate = "\(1_627_776_000 + number)"
            isLiked = number % 2 == 0
            likerIDs = (0..<5).map { (number + $0) % 50 }
        }
    }

    struct Timeline: Sendable {
        let owner: Person
        let moments: [Moment]
    }

    static let people = (0..<50).map(Person.init)
    static let timeline = Timeline(owner: people[0], moments: (0..<20).map(Moment.init))

    static let query = """
        query Timeline($id: ID!) {
          getMomentsDetailsByUserID(userID: $id) {
            userDetails { id name avatar backgroundImage }
            moments {
              id type title url photos createdDate isLiked
              userDetails { id name avatar }
              likes { id name avatar }
            }
          }
        }
        """
}
