// What the wire says by number. The same lists, in the same order, are in DOMTag.swift and DOMAttribute.swift.

const htmlTags =
    'div span p a button input textarea select option optgroup label form fieldset legend output datalist h1 h2 ' +
    'h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td header footer main nav ' +
    'section article aside figure figcaption address hgroup search hr br wbr strong b em i u s del ins mark small ' +
    'sub sup code kbd samp var pre blockquote q cite abbr time data bdi bdo ruby rt rp img picture source video ' +
    'audio track canvas map area progress meter details summary dialog menu iframe';

const svgTags =
    'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop ' +
    'pattern mask clipPath filter feGaussianBlur feDropShadow feColorMatrix feOffset feBlend feComposite feFlood ' +
    'feMerge feMergeNode image use symbol foreignObject title';

const tagNames = (htmlTags + ' ' + svgTags).split(' ');
const svgTagNames = new Set(svgTags.split(' '));

/** An empty element by the number of its tag. */
export function createElement(tag) {
    const name = tagNames[tag];
    if (!name) throw new RangeError(`no tag ${tag}`);
    if (svgTagNames.has(name)) return document.createElementNS('http://www.w3.org/2000/svg', name);
    return document.createElement(name);
}

/** The name of an attribute by its number. */
export function attributeName(number) {
    const name = attributeNames[number];
    if (!name) throw new RangeError(`no attribute ${number}`);
    return name;
}

const attributeNames = (
    'id title lang dir role tabindex hidden inert disabled type name value checked selected indeterminate open ' +
    'muted placeholder autocomplete autocapitalize autocorrect spellcheck inputmode enterkeyhint readonly ' +
    'required multiple min max step minlength maxlength pattern rows cols size wrap accept capture list for form ' +
    'label href target rel download src srcset sizes alt loading decoding fetchpriority crossorigin ' +
    'referrerpolicy width height controls autoplay loop playsinline poster preload kind srclang media colspan ' +
    'rowspan scope start datetime popover draggable translate sandbox allow low high optimum aria-label ' +
    'aria-labelledby aria-describedby aria-description aria-hidden aria-live aria-atomic aria-busy aria-checked ' +
    'aria-selected aria-pressed aria-expanded aria-haspopup aria-controls aria-owns aria-current aria-disabled ' +
    'aria-invalid aria-errormessage aria-required aria-readonly aria-multiline aria-multiselectable aria-modal ' +
    'aria-orientation aria-level aria-setsize aria-posinset aria-valuemin aria-valuemax aria-valuenow ' +
    'aria-valuetext aria-activedescendant aria-autocomplete aria-keyshortcuts aria-roledescription aria-sort ' +
    'aria-rowcount aria-rowindex aria-colcount aria-colindex aria-details data-testid data-in data-out data-modal ' +
    'data-autofocus data-menu data-context data-open data-refresh data-delete data-actions data-index data-axis ' +
    'data-track data-distance data-duration data-shortcut data-keys data-kind data-state data-style data-variant ' +
    'data-edge data-role data-symbol data-value data-depth data-count data-tint viewBox preserveAspectRatio d ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect clip-path clip-rule mask opacity ' +
    'transform gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity x y x1 y1 x2 y2 cx cy ' +
    'r rx ry fx fy points pathLength maskUnits maskContentUnits clipPathUnits patternUnits patternContentUnits ' +
    'patternTransform text-anchor dominant-baseline font-size font-weight font-family filter stdDeviation dx dy ' +
    'flood-color flood-opacity in in2 result operator mode values data-match'
).split(' ');
