// The forms of marks that are in space, and their places in charts of both kinds.

extension PointMark {
    /// A body at three values of a chart in space.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        z: PlottableValue<Z>
    ) {
        var mark = Mark(.point)
        (mark.x, mark.y, mark.z) = (x.channel, y.channel, z.channel)
        self.init(mark: mark)
    }
}

extension PointMark: Chart3DContent, PrimitiveChart3DContent {
    func collect(into marks: inout SpatialMarks) { marks.add(mark) }
}

// Both protocols have a body for content without one.
extension PointMark {
    public var body: Never { preconditionFailure("A PointMark has no body") }
}

extension RuleMark {
    /// A line along the horizontal axis of a chart in space.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        z: PlottableValue<Z>
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.y, $0.z) = (xStart.channel, xEnd.channel, y.channel, z.channel) }
    }

    /// A line along the vertical axis of a chart in space.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        z: PlottableValue<Z>
    ) {
        self.init { ($0.x, $0.yStart, $0.yEnd, $0.z) = (x.channel, yStart.channel, yEnd.channel, z.channel) }
    }

    /// A line along the depth of a chart in space.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        zStart: PlottableValue<Z>,
        zEnd: PlottableValue<Z>
    ) {
        self.init { ($0.x, $0.y, $0.zStart, $0.zEnd) = (x.channel, y.channel, zStart.channel, zEnd.channel) }
    }

    /// A line over the width of a chart in space.
    public init<Y: Plottable, Z: Plottable>(y: PlottableValue<Y>, z: PlottableValue<Z>) {
        self.init { ($0.y, $0.z) = (y.channel, z.channel) }
    }

    /// A line over the height of a chart in space.
    public init<X: Plottable, Z: Plottable>(x: PlottableValue<X>, z: PlottableValue<Z>) {
        self.init { ($0.x, $0.z) = (x.channel, z.channel) }
    }

    /// A line over the depth of a chart in space.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init { ($0.x, $0.y) = (x.channel, y.channel) }
    }
}

extension RuleMark: Chart3DContent, PrimitiveChart3DContent {
    func collect(into marks: inout SpatialMarks) { marks.add(mark) }
}

extension RuleMark {
    public var body: Never { preconditionFailure("A RuleMark has no body") }
}

extension RectangleMark {
    /// A rectangle of a chart in space that faces its front.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        z: PlottableValue<Z>
    ) {
        self.init {
            ($0.xStart, $0.xEnd) = (xStart.channel, xEnd.channel)
            ($0.yStart, $0.yEnd, $0.z) = (yStart.channel, yEnd.channel, z.channel)
        }
    }

    /// A level rectangle of a chart in space.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        zStart: PlottableValue<Z>,
        zEnd: PlottableValue<Z>
    ) {
        self.init {
            ($0.xStart, $0.xEnd, $0.y) = (xStart.channel, xEnd.channel, y.channel)
            ($0.zStart, $0.zEnd) = (zStart.channel, zEnd.channel)
        }
    }

    /// A rectangle of a chart in space that faces its side.
    public init<X: Plottable, Y: Plottable, Z: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        zStart: PlottableValue<Z>,
        zEnd: PlottableValue<Z>
    ) {
        self.init {
            ($0.x, $0.yStart, $0.yEnd) = (x.channel, yStart.channel, yEnd.channel)
            ($0.zStart, $0.zEnd) = (zStart.channel, zEnd.channel)
        }
    }

    /// A rectangle over the width and the height of a chart in space.
    public init<Z: Plottable>(z: PlottableValue<Z>) { self.init { $0.z = z.channel } }
}

extension RectangleMark: Chart3DContent, PrimitiveChart3DContent {
    func collect(into marks: inout SpatialMarks) { marks.add(mark) }
}

extension RectangleMark {
    public var body: Never { preconditionFailure("A RectangleMark has no body") }
}
