// `import SwiftUI` re-exports these modules on Apple platforms too.
@_exported public import Foundation
@_exported public import Observation
@_exported public import OrielCore
@_exported public import OrielCoreTransferable
@_exported public import OrielMacros
@_exported public import OrielUIKit

@_exported import protocol OrielCombine.ObservableObject
@_exported import class OrielCombine.ObservableObjectPublisher
@_exported import struct OrielCombine.Published

#if canImport(FoundationNetworking)
// Part of Foundation on Apple platforms.
@_exported public import FoundationNetworking
#endif
