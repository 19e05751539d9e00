// Empty. A file that imports Testing and UIKit imports this module, too, unless UIKit has been loaded by its real name
// before: the toolchain's Testing.swiftcrossimport asks for it. On Apple platforms it attaches images to tests.
