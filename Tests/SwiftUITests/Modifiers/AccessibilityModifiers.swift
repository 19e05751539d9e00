import SwiftUI

struct AccessibleRating: View {
    @State private var rating = 3
    let label = "Rating"

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Button(star <= rating ? "★" : "☆") { rating = star }
                    .accessibilityLabel("Give \(star) stars")
                    .accessibilityIdentifier("star-\(star)")
            }
        }
        .accessibilityLabel(label)
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue("\(rating) of 5")
        .accessibilityHint("Tap a star")
        .accessibilityHidden(false)
    }
}
