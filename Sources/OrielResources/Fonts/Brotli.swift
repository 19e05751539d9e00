import Foundation

/// Brotli's decoder, which is loaded at run time and not linked.
enum Brotli {
    /// - Parameter count: The exact number of decoded bytes.
    static func decoded(_ bytes: [UInt8], count: Int) throws(FontError) -> [UInt8] {
        guard let decompress else {
            throw FontError("it is a WOFF 2 file, and reading it needs libbrotlidec.so.1; install libbrotli1")
        }
        var output = [UInt8](repeating: 0, count: count)
        var decoded = count
        guard decompress(bytes.count, bytes, &decoded, &output) == 1, decoded == count else {
            throw FontError("its compressed tables are damaged")
        }
        return output
    }

    private typealias Decompress =
        @convention(c) (Int, UnsafePointer<UInt8>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt8>) -> CInt

    private static let decompress: Decompress? = {
        for name in ["libbrotlidec.so.1", "libbrotlidec.1.dylib"] {
            guard let library = dlopen(name, RTLD_NOW), let symbol = dlsym(library, "BrotliDecoderDecompress") else {
                continue
            }
            return unsafeBitCast(symbol, to: Decompress.self)
        }
        return nil
    }()
}
