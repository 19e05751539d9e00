import { setOwnStyle } from './attributes.js';
import { boxOf, delayed, listen, makeElement } from './dom.js';
import { reducesMotion } from './environment.js';
import { suppressClick } from './events.js';
import { isNode } from './nodes.js';

// Maps in Web Mercator: pictures of the host or a plain ground, figures as SVG, and nodes of the page at their coordinates.
// x and y are shares of the world's width, from 0 at its left and upper edge to 1.

const tileSize = 256;
const [leastZoom, mostZoom] = [0, 20];
const mostLatitude = 85.0511;
const svg = 'http://www.w3.org/2000/svg';
// Metres around the equator.
const equator = 40075016.686;

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

function project([latitude, longitude]) {
    const sine = Math.sin((clamp(latitude, -mostLatitude, mostLatitude) * Math.PI) / 180);
    return [longitude / 360 + .5, .5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function latitudeAt(y) {
    return (Math.atan(Math.sinh((.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
}

/** What a node on the map shows: a place, or a figure with several points. */
function contentOf(node) {
    const { value } = node.dataset;
    if (node._placed !== value) [node._placed, node._content] = [value, JSON.parse(value)];
    return node._content;
}

/** Makes a map in a node, which reports by a function; returns a function that shows its description. */
export function makeMap(element, tell) {
    const ground = makeElement('div', 'map');
    const pictures = makeElement('div', 'tiles');
    const figures = document.createElementNS(svg, 'svg');
    const owner = makeElement('small', 'owner');
    figures.dataset.client = 'figures';
    ground.tabIndex = 0;
    ground.setAttribute('role', 'application');
    ground.append(pictures, figures, owner);
    element.prepend(ground);

    let state;
    let center = [.5, .5];
    let zoom = 2;
    let moves;
    let motion = 0;
    let wasMoved = false;
    const tiles = new Map();

    const size = () => [element.clientWidth, element.clientHeight];
    const scale = () => tileSize * 2 ** zoom;

    const reportEnd = delayed(() => report(wasMoved ? 'moved' : 'camera'), 150);
    function report(word) {
        if (isNode(element)) tell(element, word, latitudeAt(center[1]), (center[0] - .5) * 360, zoom, ...size());
    }

    function moved() {
        center = [((center[0] % 1) + 1) % 1, clamp(center[1], 0, 1)];
        zoom = clamp(zoom, leastZoom, mostZoom);
        draw();
        if (state.continuous) report('moving');
        reportEnd();
    }

    /** The nodes of the page on the map. */
    const places = () => [...element.querySelectorAll('[data-kind=embed-place]')];

    // Without an area, the camera shows all places and figures.
    function cameraOf({ center: point, span } = areaOfContent()) {
        const middle = project(point);
        // The point stays in the middle, although a degree is longer on the side of the nearer pole.
        const ends = [1, -1].map((side) => project([point[0] + (side * span[0]) / 2, 0])[1]);
        const [width, height] = size();
        const across = Math.max(span[1] / 360, 1e-9) * tileSize;
        const down = 2 * Math.max(...ends.map((end) => Math.abs(end - middle[1])), 1e-9) * tileSize;
        return [middle, Math.log2(Math.min(width / across, height / down))];
    }

    function areaOfContent() {
        const points = places().flatMap((node) => contentOf(node).points);
        if (!points.length) return { center: [20, 0], span: [120, 300] };
        const [latitudes, longitudes] = [0, 1].map((axis) => points.map((point) => point[axis]));
        const ranges = [latitudes, longitudes].map((values) => [Math.min(...values), Math.max(...values)]);
        return {
            center: ranges.map(([least, most]) => (least + most) / 2),
            span: ranges.map(([least, most]) => Math.max((most - least) * 1.4, .01)),
        };
    }

    function fly([to, level], isAnimated) {
        cancelAnimationFrame(motion);
        if (!isAnimated || reducesMotion()) {
            [center, zoom] = [to, level];
            return moved();
        }
        const [from, start] = [center, zoom];
        const begun = performance.now();
        const step = (now) => {
            const time = clamp((now - begun) / 350, 0, 1);
            const share = time * time * (3 - 2 * time);
            center = from.map((value, axis) => value + (to[axis] - value) * share);
            zoom = start + (level - start) * share;
            moved();
            if (time < 1) motion = requestAnimationFrame(step);
        };
        motion = requestAnimationFrame(step);
    }

    // MARK: Drawing

    /** The place in the box of a point of the world, in the copy of the world nearest to the middle. */
    function placeOf([x, y]) {
        const [width, height] = size();
        let across = x - center[0];
        across -= Math.round(across);
        return [width / 2 + across * scale(), height / 2 + (y - center[1]) * scale()];
    }

    function draw() {
        drawPictures();
        const shapes = [];
        for (const node of places()) {
            const content = contentOf(node);
            if (content.shape) shapes.push([node, content]);
            else place(node, content);
        }
        drawFigures(shapes);
    }

    function drawPictures() {
        const wanted = new Set();
        const level = Math.round(zoom);
        const side = tileSize * 2 ** (zoom - level);
        const count = 2 ** level;
        const [width, height] = size();
        const [left, top] = [center[0] * scale() - width / 2, center[1] * scale() - height / 2];
        if (state.tiles && width && height) {
            for (let column = Math.floor(left / side); column * side < left + width; column++) {
                for (let row = Math.max(0, Math.floor(top / side)); row < count && row * side < top + height; row++) {
                    const key = `${level}/${column}/${row}`;
                    wanted.add(key);
                    const picture = tiles.get(key) ?? makePicture(key, level, ((column % count) + count) % count, row);
                    Object.assign(picture.style, {
                        width: `${side + .5}px`, height: `${side + .5}px`,
                        transform: `translate(${column * side - left}px,${row * side - top}px)`,
                    });
                }
            }
        }
        for (const [key, picture] of tiles) {
            if (wanted.has(key)) continue;
            picture.remove();
            tiles.delete(key);
        }
    }

    function makePicture(key, level, column, row) {
        const picture = makeElement('img', 'tile');
        picture.alt = '';
        picture.draggable = false;
        picture.src = state.tiles.template.replace(/\{(\w)\}/g, (all, name) => (
            { z: level, x: column, y: row, s: 'abc'[(column + row) % 3] }[name] ?? all
        ));
        pictures.append(picture);
        tiles.set(key, picture);
        return picture;
    }

    function drawFigures(shapes) {
        const drawn = shapes.map(([node, { shape }]) => (node._figure ??= document.createElementNS(svg, shape)));
        if (drawn.some((shape, index) => figures.children[index] !== shape) || figures.childElementCount > drawn.length) {
            figures.replaceChildren(...drawn);
        }
        for (const [{ _figure: shape }, { points, radius, closed, fill, stroke, width, dash }] of shapes) {
            Object.assign(shape.style, {
                fill: fill ?? 'none', stroke: stroke ?? 'none', strokeWidth: width ?? 1, strokeDasharray: dash ?? '',
            });
            const ends = points.map((point) => placeOf(project(point)));
            if (radius) {
                const metres = equator * Math.cos((points[0][0] * Math.PI) / 180);
                shape.setAttribute('cx', ends[0][0]);
                shape.setAttribute('cy', ends[0][1]);
                shape.setAttribute('r', (radius / Math.max(metres, 1)) * scale());
            } else if (ends.length) {
                shape.setAttribute('d', `M${ends.map((end) => end.join(' ')).join('L')}${closed ? 'Z' : ''}`);
            }
        }
    }

    function place(node, { points: [point], anchor }) {
        const [x, y] = placeOf(project(point));
        setOwnStyle(node, {
            left: `${x}px`, top: `${y}px`, visibility: 'visible',
            translate: `${-100 * anchor[0]}% ${-100 * anchor[1]}%`,
        });
    }

    // MARK: Fingers, wheel and keys

    const fingers = new Map();
    let travelled = 0;

    function zoomBy(levels, clientX, clientY) {
        const { left, top } = boxOf(element);
        const [width, height] = size();
        const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
        const before = scale();
        zoom = clamp(zoom + levels, leastZoom, mostZoom);
        const share = 1 / before - 1 / scale();
        center = [center[0] + x * share, center[1] + y * share];
    }

    const middleOf = (points) => points.reduce(([x, y], point) => (
        [x + point.clientX / points.length, y + point.clientY / points.length]
    ), [0, 0]);
    const spreadOf = ([one, other]) => (other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1 : 1);

    listen(element, 'pointerdown', (event) => {
        cancelAnimationFrame(motion);
        if (!fingers.size) travelled = 0;
        fingers.set(event.pointerId, event);
    });
    listen(element, 'pointermove', (event) => {
        if (!fingers.has(event.pointerId)) return;
        const before = [...fingers.values()];
        fingers.set(event.pointerId, event);
        const after = [...fingers.values()];
        const [old, now] = [middleOf(before), middleOf(after)];
        travelled += Math.hypot(now[0] - old[0], now[1] - old[1]);
        // A tap may tremble.
        if (travelled < 4 && after.length === 1) return;
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        wasMoved = true;
        if (state.pans) {
            center = center.map((value, axis) => value - (now[axis] - old[axis]) / scale());
        }
        if (state.zooms && after.length > 1) zoomBy(Math.log2(spreadOf(after) / spreadOf(before)), ...now);
        moved();
    });
    listen(element, 'pointerup pointercancel', (event) => {
        fingers.delete(event.pointerId);
        if (event.type === 'pointerup' && travelled >= 4) suppressClick();
    });
    listen(element, 'wheel', (event) => {
        if (!state.zooms) return;
        event.preventDefault();
        wasMoved = true;
        zoomBy(clamp(-event.deltaY / (event.ctrlKey ? 50 : 200), -1, 1), event.clientX, event.clientY);
        moved();
    }, { passive: false });
    listen(element, 'dblclick', ({ clientX, clientY }) => {
        if (!state.zooms) return;
        wasMoved = true;
        zoomBy(1, clientX, clientY);
        moved();
    });
    listen(ground, 'keydown', (event) => {
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        const levels = { '+': 1, '=': 1, '-': -1 }[event.key];
        if (step && state.pans) center = center.map((value, axis) => value + (step[axis] * 100) / scale());
        else if (levels && state.zooms) zoom += levels;
        else return;
        event.preventDefault();
        wasMoved = true;
        moved();
    });

    new ResizeObserver(() => {
        if (!state) return;
        show();
    }).observe(element);
    // Pictures and figures are in the ground, which is no news.
    new MutationObserver((changes) => {
        if (state && changes.some(({ target }) => !ground.contains(target))) show();
    }).observe(element, { childList: true, subtree: true, attributeFilter: ['data-value'] });

    // A camera that shows an area shows it in any size, until the user moves it.
    function show() {
        if (wasMoved) return draw();
        [center, zoom] = cameraOf(state.camera);
        draw();
        reportEnd();
    }

    return (next) => {
        state = next;
        setOwnStyle(element, { touchAction: state.pans || state.zooms ? 'none' : 'auto' });
        ground.setAttribute('aria-label', state.label ?? '');
        owner.textContent = state.tiles?.attribution ?? '';
        if (state.moves === moves) return draw();
        const isFirst = moves === undefined;
        moves = state.moves;
        wasMoved = false;
        fly(cameraOf(state.camera), state.animates && !isFirst);
    };
}
