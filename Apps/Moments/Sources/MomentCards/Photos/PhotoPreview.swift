import MomentsModel
import SwiftUI
import UIKit

extension Photo {
    /// The photo in a few pixels, which the browser blurs; nil if there is none. It is part of the page, so that it is seen
    /// before the photo has come.
    var previewImage: Image? {
        preview.flatMap(UIImage.init(data:)).map { Image(uiImage: $0).resizable() }
    }
}
