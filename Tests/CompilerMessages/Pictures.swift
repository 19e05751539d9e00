import ARKit
import CoreImage.CIFilterBuiltins
import GameKit
import SceneKit
import SpriteKit
import SwiftUI

func makeCode() {
    let filter = CIFilter.qrCodeGenerator()  // error: QR codes are not drawn here: add a package that makes their
    filter.message = Data("https://example.org".utf8)
    _ = CIContext()  // error: Filters of pictures are not here: use the effects of views, such as blur.
    _ = CIFilter.sepiaTone()  // error: Filters of pictures are not here
}

struct GameView: View {
    var body: some View {
        SpriteView(scene: SKScene(size: .zero))  // error: There are no scenes of sprites: draw in a Canvas inside a
        SceneView(scene: SCNScene())  // error: There are no scenes in space: draw in a Canvas, or show a model in a
    }
}

class Level: SKScene {}  // error: There are no scenes of sprites

func play() {
    _ = ARSession()  // error: A page does not know the space around a device: show a picture or a WebView.
    _ = ARWorldTrackingConfiguration.isSupported  // error: A page does not know the space around a device
    GKLocalPlayer.local.authenticateHandler = { _, _ in }  // error: There is no Game Center behind a page: keep scores
    GKAccessPoint.shared.isActive = true  // error: There is no Game Center behind a page
}
