// `import SwiftUI` re-exports these modules on Apple platforms too.
@_exported public import Foundation
@_exported public import Observation
public import OrielCombine
@_exported public import OrielCore
@_exported public import OrielCoreTransferable
@_exported public import OrielFoundation
@_exported public import OrielMacros
@_exported public import OrielUIKit

#if canImport(FoundationNetworking)
// Part of Foundation on Apple platforms.
@_exported public import FoundationNetworking
#endif

// Names, not re-exports: a re-export would reach OpenCombine before a file's `@preconcurrency import Combine` does.
public typealias ObservableObject = OrielCombine.ObservableObject
public typealias ObservableObjectPublisher = OrielCombine.ObservableObjectPublisher
public typealias Published = OrielCombine.Published
