import Combine
import SwiftUI

struct EmptyCollectionsAndViews {
    var cancellables = [AnyCancellable]()
    var subjects = [String: CurrentValueSubject<Int, Never>]()
    var providers = [NSItemProvider]()
    var transforms = [CGAffineTransform]()
    var layers = [CAShapeLayer]()
}
