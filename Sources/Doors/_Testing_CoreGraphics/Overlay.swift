// Empty. A file that imports Testing and CoreGraphics imports this module, too: the toolchain's Testing.swiftcrossimport
// asks for it. On Apple platforms it attaches images to tests.
