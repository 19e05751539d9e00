import SwiftUI

/// Foundation's networking in a file that imports SwiftUI only.
@MainActor
final class WebModel: ObservableObject {
    @Published private(set) var titles: [String] = []
    @Published private(set) var status = 0
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func load(from url: URL) async {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        do {
            let (data, response) = try await session.data(for: request)
            status = (response as? HTTPURLResponse)?.statusCode ?? 0
            titles = try JSONDecoder().decode([Article].self, from: data).map(\.title)
        } catch let error as URLError {
            titles = ["error \(error.code.rawValue)"]
        } catch {
            titles = []
        }
    }
}

struct WebView: View {
    @StateObject private var model: WebModel
    let url: URL

    init(url: URL, session: URLSession = .shared) {
        self.url = url
        _model = StateObject(wrappedValue: WebModel(session: session))
    }

    var body: some View {
        ForEach(model.titles, id: \.self) { Text($0) }
        Text("status \(model.status)")
            .task(id: url) { await model.load(from: url) }
    }
}
