import Foundation
import SwiftUI

/// Images from the asset catalogue in several sizes and rendering modes, one that the app draws, and one that the
/// browser loads.
struct ImagesPage: View {
    var body: some View {
        List {
            Section("Original size") {
                Image("Lighthouse", bundle: .module)
            }
            Section("Resizable") {
                Image("Lighthouse", bundle: .module)
                    .resizable()
                    .scaledToFit()
                    .frame(height: 120)
                Image("Lighthouse", bundle: .module)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 96, height: 96)
                    .clipShape(Circle())
                    .overlay(Circle().strokeBorder(.orange, lineWidth: 3))
            }
            Section("Drawn by the app") {
                Image(uiImage: Self.ticket)
                    .accessibilityLabel("Ticket")
            }
            Section("Loaded by the browser") {
                AsyncImage(url: Self.evening) { image in
                    image
                        .resizable()
                        .scaledToFit()
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                } placeholder: {
                    ProgressView()
                }
                .frame(maxWidth: 240)
                .accessibilityLabel("Evening")
                AsyncImage(url: Self.evening) { phase in
                    if let image = phase.image { image.resizable().scaledToFill() } else { Color.gray }
                }
                .frame(width: 96, height: 96)
                .clipShape(Circle())
                .accessibilityLabel("Round evening")
            }
            Section("Template") {
                Image("Wave", bundle: .module)
                    .renderingMode(.template)
                    .foregroundStyle(.teal)
                    .accessibilityLabel("Wave")
            }
        }
    }

    /// A ticket with a hole, a text, a picture and a symbol.
    private static let ticket: UIImage = {
        let area = CGRect(x: 0, y: 0, width: 240, height: 80)
        return UIGraphicsImageRenderer(size: area.size).image { renderer in
            let context = renderer.cgContext
            UIBezierPath(roundedRect: area, cornerRadius: 12).addClip()
            UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1).setFill()
            renderer.fill(area)
            context.saveGState()
            context.setBlendMode(.clear)
            context.fillEllipse(in: CGRect(x: 140, y: -12, width: 24, height: 24))
            context.restoreGState()
            "Admit one".draw(
                at: CGPoint(x: 16, y: 10),
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.white]
            )
            let star = UIImage(systemName: "star.fill")?.withTintColor(.white)
            star?.draw(in: CGRect(x: 16, y: 44, width: 24, height: 24))
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
            UIImage(named: "Lighthouse", in: .module, with: nil)?.draw(in: CGRect(x: 176, y: 16, width: 48, height: 48))
        }
    }()

    /// A picture of 360 by 240 pixels, which is its own address.
    private static let evening = URL(string: "data:image/svg+xml;base64," + Data(drawing.utf8).base64EncodedString())

    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="360" height="240">
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b3a67"/><stop offset="1" stop-color="#f2a65a"/></linearGradient>
        <rect width="360" height="240" fill="url(#sky)"/><circle cx="250" cy="170" r="34" fill="#ffe8b6"/>
        <path d="M0 190q90-30 180 0t180 0v50H0z" fill="#16324f"/></svg>
        """
}
