import Combine

// Brackets and a call: the compiler takes them for a type only if the name in them has one declaration in this file.

struct EmptyCollections {
    var cancellables = [AnyCancellable]()
    var cancellablesOfNames = [String: AnyCancellable]()
    var publishers = [AnyPublisher<Int, Never>]()
    var subjects = [PassthroughSubject<String, Never>]()
}
