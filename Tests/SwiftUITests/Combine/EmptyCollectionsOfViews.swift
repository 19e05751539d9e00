import SwiftUI

struct EmptyCollectionsOfViews {
    var providers = [NSItemProvider]()
    var paths = [String: UIBezierPath]()
    var outlines = [CGPath]()
    var activities = [NSUserActivity]()
    var resources = [LocalizedStringResource]()
}
