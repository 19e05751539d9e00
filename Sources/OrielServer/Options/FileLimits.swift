/// The size limits of uploaded files.
struct FileLimits: Sendable {
    var bytesPerFile = 32 << 20
    var bytesPerSession = 512 << 20
}
