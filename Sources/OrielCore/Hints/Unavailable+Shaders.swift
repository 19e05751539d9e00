public import Foundation
public import OrielFoundation

// Shaders, which a page cannot run. They have their members, so that the compiler says only why.

@available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
public struct Shader: Hashable, Sendable {
    @available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
    public struct Argument: Hashable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }

    public init(function: ShaderFunction, arguments: [Argument]) {
        preconditionFailure("Shader is unavailable.")
    }
}

@available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public init(library: ShaderLibrary, name: String) {
        preconditionFailure("ShaderFunction is unavailable.")
    }

    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

@available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static var `default`: ShaderLibrary { preconditionFailure("ShaderLibrary is unavailable.") }

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public init(data: Data) {
        preconditionFailure("ShaderLibrary is unavailable.")
    }

    public init(url: URL) {
        preconditionFailure("ShaderLibrary is unavailable.")
    }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension View {
    @available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
    public nonisolated func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }

    @available(*, unavailable, message: "Browsers run no Metal shaders. Use effects such as blur and hueRotation.")
    public nonisolated func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }
}
