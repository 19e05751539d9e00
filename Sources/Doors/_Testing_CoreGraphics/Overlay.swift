// Empty. A file that imports Testing and CoreGraphics imports this module, too: Testing.swiftcrossimport of the toolchain
// asks for it, and SwiftPM lets the compiler look there. On Apple platforms it attaches images to tests.
