// swift-format-ignore-file: OrderedImports
import Foundation
import SwiftUI

@preconcurrency import Combine

// Combine's types are not Sendable. The attribute makes this a warning in Swift 6, and it must still do so when another
// import of the file, or one in the settings, reaches the same types; otherwise this file does not compile in Swift 6.
final class SharedSubscription: Sendable {
    let cancellable: AnyCancellable

    init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
}
