public import OrielCore
public import OrielCoreTransferable

// Parts of Foundation and Core Graphics that Linux lacks and that OrielCore has, under names of this module: a re-export
// would make all of OrielCore's extensions win over a file's own `@preconcurrency import SwiftUI`. The extensions, such as
// `String(localized:)`, are visible because this module imports theirs.

public typealias CGAffineTransform = OrielCore.CGAffineTransform
public typealias CGMutablePath = OrielCore.CGMutablePath
public typealias CGPath = OrielCore.CGPath
public typealias FileWrapper = OrielCore.FileWrapper
public typealias InlinePresentationIntent = OrielCore.InlinePresentationIntent
public typealias NSItemProvider = OrielCoreTransferable.NSItemProvider
public typealias NSUserActivity = OrielCore.NSUserActivity
public typealias LocalizedStringResource = OrielCore.LocalizedStringResource
// Drawn by OrielCore, but part of UIKit on Apple platforms.
public typealias UIBezierPath = OrielCore.UIBezierPath
