import SwiftUI
import UIKit

/// Images that an app draws with a renderer, as apps write it.
enum DrawnImages {
    static func badge(_ text: String, side: CGFloat = 40) -> UIImage {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: side / 2, weight: .bold),
                .foregroundColor: UIColor.white,
            ]
            let textSize = (text as NSString).size(withAttributes: attributes)
            let place = CGRect(
                x: (size.width - textSize.width) / 2,
                y: (size.height - textSize.height) / 2,
                width: textSize.width,
                height: textSize.height
            )
            text.draw(in: place, withAttributes: attributes)
            context.cgContext.setStrokeColor(UIColor.white.cgColor)
            context.cgContext.setLineWidth(2)
            context.cgContext.strokeEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
        }
    }

    static func sky(in size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { rendererContext in
            let context = rendererContext.cgContext
            let colors = [UIColor.systemTeal.cgColor, UIColor.white.cgColor]
            guard
                let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(),
                    colors: colors as CFArray,
                    locations: [0.0, 1.0]
                )
            else { return }
            context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 0, y: size.height),
                options: [.drawsAfterEndLocation]
            )
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.cgColor)
            context.drawRadialGradient(
                gradient,
                startCenter: CGPoint(x: 20, y: 20),
                startRadius: 0,
                endCenter: CGPoint(x: 20, y: 20),
                endRadius: 10,
                options: CGGradientDrawingOptions()
            )
        }
    }

    static func round(_ image: UIImage) -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: image.size))
        return renderer.image { context in
            let bounds = context.format.bounds
            UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).addClip()
            image.draw(in: bounds)
        }
    }

    static func tinted(_ image: UIImage, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: image.size).image { context in
            image.draw(at: .zero)
            color.set()
            context.fill(CGRect(origin: .zero, size: image.size), blendMode: .sourceAtop)
        }
    }

    /// Draws with the classes that renderers of images share with others.
    static func framed(_ size: CGSize) -> UIImage? {
        func frame(_ context: UIGraphicsRendererContext) { context.stroke(context.format.bounds) }
        let renderer = UIGraphicsImageRenderer(size: size)
        guard (renderer as UIGraphicsRenderer).allowsImageOutput else { return nil }
        return renderer.image { frame($0) }
    }

    static func oldStyle(_ size: CGSize, _ color: UIColor) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.saveGState()
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1.0, y: -1.0)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        context.restoreGState()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    static func caption(_ text: String) -> UIImage {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 2
        let title = NSAttributedString(
            string: text,
            attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .caption1), .kern: 1]
        )
        let area = title.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        )
        return UIGraphicsImageRenderer(size: CGSize(width: 120, height: ceil(area.height))).image { _ in
            title.draw(with: area, options: .usesLineFragmentOrigin, context: nil)
        }
    }
}

/// Drawn images where views show images.
struct DrawnImageForms: View {
    var body: some View {
        let badge = DrawnImages.badge("7")
        VStack {
            Image(uiImage: badge).accessibilityLabel("Badge")
            Image(uiImage: badge).resizable().scaledToFit().frame(width: 80)
            Image(uiImage: badge).renderingMode(.template).foregroundStyle(.green)
            ImageView(image: DrawnImages.round(DrawnImages.sky(in: CGSize(width: 60, height: 30))))
        }
    }

    private struct ImageView: UIViewRepresentable {
        let image: UIImage

        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) { view.image = image }
    }
}
