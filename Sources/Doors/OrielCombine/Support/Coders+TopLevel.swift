public import Foundation
public import OpenCombine

/// Supports JSON in `encode(encoder:)`.
extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// Supports JSON in `decode(type:decoder:)`.
extension JSONDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}

/// Supports property lists in `encode(encoder:)`.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// Supports property lists in `decode(type:decoder:)`.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}
