import SwiftUI

/// Concentric rectangles in the forms of Apple's documentation.
struct ConcentricForms: View {
    var body: some View {
        ZStack {
            ConcentricRectangle().fill(.blue)
            ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).stroke(.red)
            ConcentricRectangle(
                topLeadingCorner: .fixed(4),
                topTrailingCorner: .concentric,
                bottomLeadingCorner: .concentric(minimum: .fixed(2)),
                bottomTrailingCorner: 6
            )
            .strokeBorder(.green, lineWidth: 2)
            ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3))
            ConcentricRectangle(uniformTopCorners: .concentric)
            ConcentricRectangle(uniformBottomCorners: .concentric, topLeadingCorner: 1)
            ConcentricRectangle(uniformLeadingCorners: .concentric, uniformTrailingCorners: .fixed(0))
            Color.orange.clipShape(.rect(corners: .concentric, isUniform: false))
            Text("Label").background(.yellow, in: .rect(corners: .concentric(minimum: CGFloat(8))))
            Text("Top").background(.mint, in: .rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(2)))
            Color.pink.clipShape(
                .rect(
                    topLeadingCorner: .concentric,
                    topTrailingCorner: .concentric,
                    bottomLeadingCorner: .fixed(0),
                    bottomTrailingCorner: .fixed(0)
                )
            )
        }
        .padding(10)
        .containerShape(.rect(cornerRadius: 24))
    }
}
