import SwiftUI

struct Plasma: View {
    let start = Date()

    var body: some View {
        TimelineView(.animation) { context in
            let time = Shader.Argument.float(context.date.timeIntervalSince(start))  // error: Browsers
            Rectangle()
                .colorEffect(ShaderLibrary.plasma(time, .boundingRect))  // error: Browsers
                .distortionEffect(ShaderLibrary.default.wave(time), maxSampleOffset: .zero)  // error: Browsers
                .layerEffect(glow, maxSampleOffset: CGSize(width: 4, height: 4))  // error: Use effects such as blur
        }
    }

    private var glow: Shader {  // error: Browsers run no Metal shaders. Use effects such as blur and hueRotation.
        let function = ShaderFunction(library: .bundle(.main), name: "glow")  // error: Browsers run no Metal shaders
        return Shader(function: function, arguments: [.color(.red), .float2(1, 2)])  // error: Browsers
    }
}

@MainActor
func picture(of view: some View) -> UIImage? {
    let renderer = ImageRenderer(content: view)  // error: Views are drawn in the browser; the server has no pixels of
    renderer.scale = 2
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    return renderer.uiImage
}
