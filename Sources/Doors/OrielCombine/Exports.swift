@_exported public import Foundation
@_exported public import OpenCombine

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
