import Combine
import Foundation

/// A view model that uses Combine and no views.
final class SignUpViewModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published private(set) var isValid = false
    @Published private(set) var message: String?
    @Published private(set) var suggestions: [String] = []

    private var cancellables = Set<AnyCancellable>()
    private var subscription: AnyCancellable?

    private var isNameValid: AnyPublisher<Bool, Never> {
        $name
            .removeDuplicates()
            .map { $0.count >= 3 }
            .eraseToAnyPublisher()
    }

    private var isPasswordValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $repeated)
            .map { password, repeated in !password.isEmpty && password == repeated }
            .eraseToAnyPublisher()
    }

    init(lookUp: @escaping (String) -> AnyPublisher<[String], any Error> = { _ in Empty().eraseToAnyPublisher() }) {
        Publishers.CombineLatest(isNameValid, isPasswordValid)
            .map { $0 && $1 }
            .assign(to: &$isValid)

        isNameValid
            .combineLatest(isPasswordValid) { isName, isPassword -> String? in
                switch (isName, isPassword) {
                case (false, _): return "Choose a longer name"
                case (true, false): return "The passwords differ"
                case (true, true): return nil
                }
            }
            .sink { [weak self] message in
                self?.message = message
            }
            .store(in: &cancellables)

        subscription =
            $name
            .filter { !$0.isEmpty }
            .flatMap { name in
                lookUp(name).replaceError(with: ["nothing found"])
            }
            .sink(receiveValue: { [unowned self] in suggestions = $0 })

        $name
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .receive(on: RunLoop.main)
            .sink { _ in }
            .store(in: &cancellables)
    }
}
