import SwiftUI

/// Pictures from images of Core Graphics, as filters and readers of files return them.
struct CoreGraphicsImageForms: View {
    static let flag = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
    }

    var orientation = Image.Orientation.up

    var body: some View {
        if let image = Self.flag.cgImage {
            Image(image, scale: 2, orientation: orientation, label: Text("A flag"))
            Image(image, scale: 1, label: Text("The same flag")).resizable()
            Image(decorative: image, scale: 1)
            Image(decorative: image, scale: 1, orientation: .rightMirrored).interpolation(.none)
        }
    }
}
