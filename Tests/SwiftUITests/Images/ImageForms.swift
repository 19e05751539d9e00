import SwiftUI

struct ImageForms: View {
    let name = "star.fill"
    let data = Data()
    let isOn = true

    var body: some View {
        VStack {
            Image(systemName: "heart")
            Image(systemName: name)
                .resizable()
                .frame(width: 20, height: 20)
            Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
                .imageScale(.large)
                .foregroundColor(.accentColor)
            Image(systemName: "speaker.wave.3", variableValue: 0.4)
                .symbolRenderingMode(.hierarchical)
                .symbolVariant(.fill)
                .font(.system(size: 32, weight: .semibold))
            Image("lighthouse")
            Image("lighthouse", bundle: .main)
            Image("lighthouse", bundle: nil, label: Text("A lighthouse"))
            Image(decorative: "lighthouse")
            Image("tiles")
                .resizable(capInsets: EdgeInsets(), resizingMode: .tile)
                .interpolation(.none)
                .antialiased(false)
                .renderingMode(.template)
            if let picture = UIImage(data: data) {
                Image(uiImage: picture).resizable()
            }
            Text(Image(systemName: "clock")) + Text(" later")
            Text("\(Image(systemName: "star")) \(5) stars")
            Text("Hidden").redacted(reason: .placeholder)
            Text("Shown").unredacted().privacySensitive()
        }
    }
}

struct AsyncImageForms: View {
    let url = URL(string: "https://example.com/a.png")

    var body: some View {
        VStack {
            AsyncImage(url: url)
            AsyncImage(url: url, scale: 2)
            AsyncImage(url: url) { image in
                image.resizable()
            } placeholder: {
                Color.gray
            }
            AsyncImage(url: url, content: { $0.resizable() }, placeholder: { Text("Loading") })
            AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
                switch phase {
                case .empty: Text("Empty")
                case .success(let image): image.resizable()
                case .failure(let error): Text(error.localizedDescription)
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: url) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Color.red
                } else {
                    Text("Waiting")
                }
            }
        }
    }
}
