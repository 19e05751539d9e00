import Combine
import Foundation

struct Article: Codable, Identifiable, Equatable {
    let id: Int
    let title: String
}

enum LoadError: Error, LocalizedError {
    case badStatus(Int)
    case network(URLError)
    case decoding(DecodingError)
    case other(any Error)

    var errorDescription: String? { "Could not load" }

    init(_ error: any Error) {
        switch error {
        case let error as URLError: self = .network(error)
        case let error as DecodingError: self = .decoding(error)
        case let error as LoadError: self = error
        default: self = .other(error)
        }
    }
}

protocol ArticleLoading {
    func articles(from url: URL) -> AnyPublisher<[Article], LoadError>
}

struct NetworkLoader: ArticleLoading {
    var session: URLSession = .shared

    func articles(from url: URL) -> AnyPublisher<[Article], LoadError> {
        session.dataTaskPublisher(for: url)
            .tryMap { data, response in
                if let response = response as? HTTPURLResponse, response.statusCode >= 400 {
                    throw LoadError.badStatus(response.statusCode)
                }
                return data
            }
            .decode(type: [Article].self, decoder: JSONDecoder())
            .mapError(LoadError.init)
            .retry(1)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    func title(for request: URLRequest) -> AnyPublisher<String, Never> {
        session.dataTaskPublisher(for: request)
            .map(\.data)
            .decode(type: Article.self, decoder: JSONDecoder())
            .map(\.title)
            .replaceError(with: "Unknown")
            .subscribe(on: DispatchQueue.global())
            .eraseToAnyPublisher()
    }
}

final class ArticlesViewModel: ObservableObject {
    @Published var articles: [Article] = []
    @Published var error: LoadError?
    private var cancellables = Set<AnyCancellable>()
    private let loader: any ArticleLoading

    init(loader: any ArticleLoading = NetworkLoader()) {
        self.loader = loader
    }

    func load(_ url: URL) {
        loader.articles(from: url)
            .sink { [weak self] completion in
                if case .failure(let error) = completion { self?.error = error }
            } receiveValue: { [weak self] articles in
                self?.articles = articles
            }
            .store(in: &cancellables)
    }
}
