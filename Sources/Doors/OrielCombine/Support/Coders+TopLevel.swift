public import Foundation
public import OpenCombine

/// Lets `encode(encoder:)` write JSON.
extension JSONEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// Lets `decode(type:decoder:)` read JSON.
extension JSONDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}

/// Lets `encode(encoder:)` write property lists.
extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}

/// Lets `decode(type:decoder:)` read property lists.
extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}
