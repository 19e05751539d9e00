import MomentsModel
import SwiftUI
import UIKit

extension Photo {
    /// The preview of the photo: a few pixels, which the browser blurs; nil if there is none. It is part of the page,
    /// so that it is visible before the photo is loaded.
    var previewImage: Image? {
        preview.flatMap(UIImage.init(data:)).map { Image(uiImage: $0).resizable() }
    }
}
