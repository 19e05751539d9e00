@available(*, unavailable, message: "Browsers draw charts in two dimensions. Use Chart.")
public struct Chart3D {}

@available(*, unavailable, message: "Browsers draw charts in two dimensions. Use RectangleMark as a heat map.")
public struct SurfacePlot {}
