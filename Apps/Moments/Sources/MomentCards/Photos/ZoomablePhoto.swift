import DesignKit
import SwiftUI
import UIKit

/// A photo in a scroll view that fingers zoom.
struct ZoomablePhoto<Content: View>: View {
    @Binding var zoom: PhotoZoom
    @ViewBuilder let content: Content

    var body: some View {
        ZoomView(zoom: $zoom, content: content)
            .onTapGesture(count: 2) { zoom.toggle(at: $0) }
    }
}

private struct ZoomView<Content: View>: UIViewRepresentable {
    @Binding var zoom: PhotoZoom
    let content: Content

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.minimumZoomScale = PhotoZoom.scales.lowerBound
        scroll.maximumZoomScale = PhotoZoom.scales.upperBound
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.delegate = context.coordinator
        let view: UIView = context.coordinator.host.view
        view.backgroundColor = .clear
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        let (inner, outer) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: inner.topAnchor),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            view.widthAnchor.constraint(equalTo: outer.widthAnchor),
            view.heightAnchor.constraint(equalTo: outer.heightAnchor),
        ])
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        context.coordinator.host.rootView = content
        context.coordinator.zoom = $zoom
        guard scroll.zoomScale != zoom.scale else { return }
        if let center = zoom.center, scroll.bounds.width > 0 {
            let size = CGSize(width: scroll.bounds.width / zoom.scale, height: scroll.bounds.height / zoom.scale)
            let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            scroll.zoom(to: CGRect(origin: origin, size: size), animated: true)
        } else {
            scroll.setZoomScale(zoom.scale, animated: true)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(content: content, zoom: $zoom) }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        let host: UIHostingController<Content>
        var zoom: Binding<PhotoZoom>

        init(content: Content, zoom: Binding<PhotoZoom>) {
            host = UIHostingController(rootView: content)
            self.zoom = zoom
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { host.view }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            zoom.wrappedValue.set(scale)
        }
    }
}

#Preview("Zoomable photo, fits", traits: .fixedLayout(width: 393, height: 400)) {
    @Previewable @State var zoom = PhotoZoom()
    ZoomablePhoto(zoom: $zoom) {
        BlobShape(.wide).fill(Palette.blobWarm).padding()
    }
}

#Preview("Zoomable photo, zoomed", traits: .fixedLayout(width: 393, height: 400)) {
    @Previewable @State var zoom = {
        var zoom = PhotoZoom()
        zoom.set(2.5)
        return zoom
    }()
    ZoomablePhoto(zoom: $zoom) {
        BlobShape(.wide).fill(Palette.blobWarm).padding()
    }
}
