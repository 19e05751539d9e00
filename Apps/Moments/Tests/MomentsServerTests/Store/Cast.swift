import MomentsModel

/// The kinds of viewers of Ada's moments, and of what Ben does there.
enum Viewer: CaseIterable {
    case author, participant, friendOfBoth, friendOfAuthorOnly, friendOfParticipantOnly, exFriend, stranger
}

/// A world in which Ada is friends with Ben, Cem and Dee, and was with Eve; Ben is friends with Cem and Gus; Fay has no
/// friends.
struct Cast {
    let world: World
    let ada, ben, cem, dee, eve, fay, gus: PersonID

    init(_ kind: StoreKind) async throws {
        world = try World(kind)
        ada = try await world.person("Ada")
        ben = try await world.person("Ben")
        cem = try await world.person("Cem")
        dee = try await world.person("Dee")
        eve = try await world.person("Eve")
        fay = try await world.person("Fay")
        gus = try await world.person("Gus")
        try await world.befriend(ada, ben, cem, dee, eve)
        try await world.befriend(ben, cem, gus)
    }

    /// Ends the friendship of Eve and Ada.
    func partFromEve() async throws { try await world.part(ada, eve) }

    func id(_ viewer: Viewer) -> PersonID {
        switch viewer {
        case .author: ada
        case .participant: ben
        case .friendOfBoth: cem
        case .friendOfAuthorOnly: dee
        case .friendOfParticipantOnly: gus
        case .exFriend: eve
        case .stranger: fay
        }
    }
}

extension Viewer {
    /// Whether the viewer sees Ada's moments for friends.
    var seesMoments: Bool {
        switch self {
        case .author, .participant, .friendOfBoth, .friendOfAuthorOnly: true
        case .friendOfParticipantOnly, .exFriend, .stranger: false
        }
    }

    /// Whether the viewer sees what Ben does at Ada's moments.
    var seesParticipant: Bool {
        switch self {
        case .author, .participant, .friendOfBoth: true
        case .friendOfAuthorOnly, .friendOfParticipantOnly, .exFriend, .stranger: false
        }
    }
}
