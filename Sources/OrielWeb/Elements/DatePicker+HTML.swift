import OrielCore
internal import OrielProtocol

/// A date picker: the browser's own field, or a label with pills, a calendar or wheels.
package enum DatePickerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.hidesLabel && !isCalendar(node) ? [] : [.expandsHorizontally, .softHorizontally]
    }

    package static func placement(of node: WebNode) -> Placement {
        isField(node) ? NativeFieldRenderer.placement(of: node) : Placement(.free)
    }

    private static func isField(_ node: WebNode) -> Bool {
        node.attributes.string(.controlStyle)?.hasSuffix("ield") ?? false
    }

    private static func isCalendar(_ node: WebNode) -> Bool { node.attributes.string(.controlStyle) == "graphical" }

    package static func box(of node: WebNode) -> Box {
        if isField(node) { return NativeFieldRenderer.box(of: node) }
        var markup = Markup()
        markup[.dataKind] = "datepicker"
        markup.describeControl(node)
        if markup[.dataStyle] == nil { markup[.dataStyle] = "compact" }
        markup[.role] = "group"
        let name = node.labelText()
        if !name.isEmpty { markup[.ariaLabel] = name }
        if node.hidesLabel || isCalendar(node) { markup[.dataState] = "unlabeled" }
        if node.attributes.bool(.isDisabled) { markup[.ariaDisabled] = "true" }
        markup.isSlot = true
        return Box(markup)
    }
}

/// The calendar or the wheels that a pill opens.
package enum DatePopoverRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [] }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "datepopover"
        markup[.popover] = "manual"
        markup[.dataOpen] = ""
        markup[.dataDates] = ""
        markup[.role] = "dialog"
        markup[.ariaLabel] = node.attributes.string(.label)
        markup.events = node.element.events.mask
        markup.isSlot = true
        return Box(markup)
    }
}

/// The time below a calendar.
package enum DateTimeRowRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "datetime"
        markup.isSlot = true
        return Box(markup)
    }
}

/// The month of a calendar. All months have the same nodes, so a turned one changes only texts.
package enum CalendarRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "calendar"
        markup.describeControl(node)
        markup[.dataDates] = ""
        markup.events = node.element.events.mask
        guard case .calendar(let page)? = node.attributes[.calendarPage] else { return Box(markup) }
        if node.attributes.bool(.isDisabled) { markup[.inert] = "true" }
        markup.parts = [header(page)]
        if page.showsWheels {
            var wheels = Markup()
            wheels[.dataKind] = "months"
            wheels.isSlot = true
            markup.parts.append(wheels)
        } else {
            markup.parts.append(days(page))
        }
        return Box(markup)
    }

    private static func header(_ page: CalendarPage) -> Markup {
        var header = Markup()
        header[.dataKind] = "month"
        var title = button(CalendarPage.Choice.title, role: "title", name: nil)
        title.text = page.month.title
        title[.ariaDescription] = page.names.wheels
        title[.ariaExpanded] = page.showsWheels ? "true" : "false"
        header.parts = [title]
        if !page.showsWheels {
            var back = button(CalendarPage.Choice.back, role: "back", name: page.names.back)
            var forth = button(CalendarPage.Choice.forth, role: "forth", name: page.names.forth)
            if !page.canTurnBack { back[.ariaDisabled] = "true" }
            if !page.canTurnForth { forth[.ariaDisabled] = "true" }
            header.parts += [back, forth]
        }
        return header
    }

    private static func button(_ choice: Int, role: String, name: String?) -> Markup {
        var button = Markup(.button)
        button[.type] = "button"
        button[.dataRole] = role
        button[.dataIndex] = String(choice)
        button[.ariaLabel] = name
        return button
    }

    private static func days(_ page: CalendarPage) -> Markup {
        let month = page.month
        var grid = Markup()
        grid[.dataKind] = "days"
        grid[.role] = "grid"
        grid[.ariaLabel] = month.title
        var weekdays = Markup()
        weekdays[.role] = "row"
        weekdays.parts = month.weekdays.map { weekday in
            var cell = Markup()
            cell[.role] = "columnheader"
            cell[.ariaLabel] = weekday.name
            cell.text = weekday.short
            return cell
        }
        grid.parts = [weekdays]
        for week in 0..<6 {
            var row = Markup()
            row[.role] = "row"
            row.parts = (0..<7).map { day(at: week * 7 + $0 - month.offset, of: page) }
            grid.parts.append(row)
        }
        return grid
    }

    private static func day(at place: Int, of page: CalendarPage) -> Markup {
        var cell = Markup(.button)
        cell[.type] = "button"
        cell[.role] = "gridcell"
        guard page.month.days.indices.contains(place) else {
            cell[.dataState] = "blank"
            cell.text = ""
            return cell
        }
        let day = page.month.days[place]
        cell.text = day.number
        cell[.ariaLabel] = day.name
        if page.choosable.contains(place) {
            cell[.dataIndex] = String(CalendarPage.Choice.firstDay + place)
        } else {
            cell[.ariaDisabled] = "true"
        }
        if page.selected.contains(place) { cell[.ariaSelected] = "true" }
        if page.today == place { cell[.ariaCurrent] = "date" }
        return cell
    }
}

/// Wheels next to each other.
package enum DateWheelsRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [] }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "wheels"
        markup.describeControl(node)
        markup[.dataDates] = ""
        markup.events = node.element.events.mask
        if node.attributes.bool(.isDisabled) { markup[.inert] = "true" }
        if case .wheels(let wheels)? = node.attributes[.dateWheels] { markup.parts = wheels.map(wheel) }
        return Box(markup)
    }

    private static func wheel(_ wheel: DateWheel) -> Markup {
        var markup = Markup()
        markup[.dataKind] = "wheel"
        markup[.role] = "spinbutton"
        markup[.tabIndex] = "0"
        markup[.ariaLabel] = wheel.name
        markup[.ariaValueNow] = String(wheel.selected)
        markup[.ariaValueText] = wheel.rows[wheel.selected - wheel.first].text
        markup[.dataValue] = String(wheel.first)
        if wheel.isNumeric { markup[.dataVariant] = "number" }
        markup.parts = wheel.rows.map { row in
            var part = Markup()
            part.text = row.text
            if row.isDimmed { part[.dataState] = "dimmed" }
            return part
        }
        return markup
    }
}
