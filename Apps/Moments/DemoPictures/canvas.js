// What all pictures are made of: chance with a seed, light, haze, ridges, clouds, grain.

/// Numbers from 0 to 1, the same for the same seed.
function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next.between = (a, b) => a + (b - a) * next();
  next.whole = (a, b) => Math.floor(next.between(a, b + 1));
  next.of = (list) => list[Math.floor(next() * list.length)];
  return next;
}

/// A line that rises and falls by chance, from -1 to 1; `roughness` says how much of it is small.
function wave(random, octaves = 5, roughness = 0.5) {
  const tables = Array.from({ length: octaves }, () => Array.from({ length: 512 }, () => random() * 2 - 1));
  return (x) => {
    let sum = 0, weight = 1, total = 0, scale = 1;
    for (const table of tables) {
      const place = x * scale + 37, index = Math.floor(place), part = place - index;
      const eased = part * part * (3 - 2 * part);
      const a = table[((index % 512) + 512) % 512], b = table[(((index + 1) % 512) + 512) % 512];
      sum += (a + (b - a) * eased) * weight;
      total += weight;
      weight *= roughness;
      scale *= 2;
    }
    return sum / total;
  };
}

/// `mix("#ff0000", "#0000ff", 0.25)`: a colour on the way from one to the other.
function mix(a, b, part) {
  const [from, to] = [a, b].map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
  return "#" + from.map((v, i) => Math.round(v + (to[i] - v) * part).toString(16).padStart(2, "0")).join("");
}

function clear(color, alpha) {
  return color + Math.round(alpha * 255).toString(16).padStart(2, "0");
}

class Scene {
  constructor(canvas, width, height, seed) {
    canvas.width = width;
    canvas.height = height;
    Object.assign(this, { canvas, w: width, h: height, u: Math.min(width, height) / 960, random: chance(seed) });
    this.c = canvas.getContext("2d");
  }

  /// Draws with settings that do not last.
  apart(draw, { blur = 0, alpha = 1, blend = "source-over", clip } = {}) {
    this.c.save();
    if (clip) this.c.clip(clip);
    if (blur) this.c.filter = `blur(${blur * this.u}px)`;
    this.c.globalAlpha = alpha;
    this.c.globalCompositeOperation = blend;
    draw(this.c);
    this.c.restore();
  }

  down(colors, top = 0, bottom = this.h) {
    const gradient = this.c.createLinearGradient(0, top, 0, bottom);
    colors.forEach((color, i) => gradient.addColorStop(i / (colors.length - 1), color));
    return gradient;
  }

  across(colors, left = 0, right = this.w) {
    const gradient = this.c.createLinearGradient(left, 0, right, 0);
    colors.forEach((color, i) => gradient.addColorStop(i / (colors.length - 1), color));
    return gradient;
  }

  round(x, y, radius, colors) {
    const gradient = this.c.createRadialGradient(x, y, 0, x, y, radius);
    colors.forEach((color, i) => gradient.addColorStop(i / (colors.length - 1), color));
    return gradient;
  }

  fill(style) {
    this.c.fillStyle = style;
    this.c.fillRect(0, 0, this.w, this.h);
  }

  sky(...colors) {
    this.fill(this.down(colors));
  }

  disc(x, y, radius, style) {
    this.ellipse(x, y, radius, radius, style);
  }

  ellipse(x, y, rx, ry, style, turn = 0) {
    this.c.fillStyle = style;
    this.c.beginPath();
    this.c.ellipse(x, y, rx, ry, turn, 0, 7);
    this.c.fill();
  }

  box(x, y, width, height, radius, style) {
    this.c.fillStyle = style;
    this.c.beginPath();
    this.c.roundRect(x, y, width, height, radius);
    this.c.fill();
  }

  path(points, style, isClosed = true) {
    this.c.fillStyle = style;
    this.c.beginPath();
    points.forEach(([x, y], i) => (i ? this.c.lineTo(x, y) : this.c.moveTo(x, y)));
    if (isClosed) this.c.closePath();
    this.c.fill();
  }

  shape(text, style) {
    this.c.fillStyle = style;
    this.c.fill(new Path2D(text));
  }

  line(text, style, width) {
    this.c.strokeStyle = style;
    this.c.lineWidth = width;
    this.c.lineCap = this.c.lineJoin = "round";
    this.c.stroke(new Path2D(text));
  }

  glow(x, y, radius, color, alpha = 1, blend = "screen") {
    this.apart(() => this.disc(x, y, radius, this.round(x, y, radius, [clear(color, 1), clear(color, 0.35), clear(color, 0)])), { alpha, blend });
  }

  stars(count, bottom, color = "#ffffff") {
    for (let i = 0; i < count; i++) {
      const size = this.random() ** 4 * 2.2 + 0.5;
      this.apart(() => this.disc(this.random() * this.w, this.random() ** 1.3 * bottom, size * this.u, color), {
        alpha: this.random.between(0.3, 0.95),
      });
    }
  }

  /// Heaps of soft discs, lit from above.
  cloud(x, y, width, light, shade) {
    const puffs = Array.from({ length: 14 }, () => {
      const place = this.random.between(-1, 1);
      return [place * width * 0.5, -this.random() * (1 - place * place) * width * 0.2, width * this.random.between(0.08, 0.17) * (1.1 - Math.abs(place) * 0.6)];
    });
    this.apart(() => puffs.forEach(([dx, dy, r]) => this.disc(x + dx, y + dy + r * 0.25, r, shade)), { blur: width * 0.02 / this.u });
    this.apart(() => puffs.forEach(([dx, dy, r]) => this.disc(x + dx, y + dy, r * 0.86, light)), { blur: width * 0.028 / this.u });
  }

  /// Long thin clouds, as at dusk.
  streaks(count, top, bottom, color, alpha = 0.5) {
    for (let i = 0; i < count; i++) {
      const y = this.random.between(top, bottom), width = this.random.between(0.15, 0.5) * this.w;
      this.apart(() => this.ellipse(this.random.between(-0.1, 1.1) * this.w, y, width, this.random.between(2, 9) * this.u, color), {
        blur: 7, alpha: alpha * this.random.between(0.4, 1),
      });
    }
  }

  /// A range of hills: its line, its colour above, what it fades to below.
  ridge(y, height, { scale = 3, octaves = 5, roughness = 0.45, colors, trees = 0, treeColor } = {}) {
    const line = wave(this.random, octaves, roughness), shift = this.random() * 100;
    const at = (x) => y - (line((x / this.w) * scale + shift) * 0.5 + 0.5) * height;
    const points = [[0, this.h]];
    for (let x = 0; x <= this.w; x += 2) points.push([x, at(x)]);
    points.push([this.w, this.h]);
    for (let i = 0; i < trees; i++) {
      const x = this.random() * this.w, size = this.random.between(18, 46) * this.u;
      this.pine(x, at(x) + size * 0.12, size, treeColor ?? colors[0]);
    }
    this.path(points, this.down(colors, y - height, Math.min(this.h, y + height * 1.4)));
    return at;
  }

  pine(x, y, size, color) {
    for (let i = 0; i < 4; i++) {
      const top = y - size * (1 - i * 0.2), width = size * (0.1 + i * 0.065);
      this.path([[x, top], [x + width, top + size * 0.38], [x - width, top + size * 0.38]], color);
    }
    this.c.fillStyle = color;
    this.c.fillRect(x - size * 0.02, y - size * 0.1, size * 0.04, size * 0.12);
  }

  leaf(x, y, length, turn, style, width = 0.3) {
    this.apart((c) => {
      c.translate(x, y);
      c.rotate(turn);
      this.shape(`M0 0 C${length * 0.3} ${-length * width} ${length * 0.8} ${-length * width * 0.8} ${length} 0 C${length * 0.8} ${length * width * 0.8} ${length * 0.3} ${length * width} 0 0`, style);
    });
  }

  /// Light on water below something bright.
  glitter(x, top, bottom, spread, color, count = 160) {
    for (let i = 0; i < count; i++) {
      const part = this.random() ** 1.4, y = top + (bottom - top) * part;
      const width = (6 + part * 46) * this.u * this.random.between(0.4, 1.2);
      const place = x + (this.random() + this.random() - 1) * spread * (0.35 + part);
      this.apart(() => this.ellipse(place, y, width, (0.8 + part * 2.4) * this.u, color), { alpha: this.random.between(0.15, 0.75) });
    }
  }

  grain(strength = 7) {
    const image = this.c.getImageData(0, 0, this.w, this.h), data = image.data, random = chance(99);
    for (let i = 0; i < data.length; i += 4) {
      const change = (random() - 0.5) * strength;
      data[i] += change;
      data[i + 1] += change;
      data[i + 2] += change;
    }
    this.c.putImageData(image, 0, 0);
  }

  /// Darker corners draw the eye inwards.
  vignette(strength = 0.28, color = "#0a0714") {
    const radius = Math.hypot(this.w, this.h) / 2;
    const gradient = this.c.createRadialGradient(this.w / 2, this.h / 2, radius * 0.55, this.w / 2, this.h / 2, radius * 1.05);
    gradient.addColorStop(0, clear(color, 0));
    gradient.addColorStop(1, clear(color, strength));
    this.fill(gradient);
  }

  /// A table seen from a little above, with a soft light from the left.
  table(light, dark, edge) {
    this.fill(this.round(this.w * 0.3, this.h * 0.2, this.w * 1.1, [light, dark]));
    if (edge) {
      this.c.fillStyle = edge;
      this.c.fillRect(0, 0, this.w, this.h * 0.42);
    }
  }

  shadow(x, y, rx, ry, color = "#2a1a10", alpha = 0.4) {
    this.apart(() => this.ellipse(x, y, rx, ry, color), { blur: 16, alpha });
  }

  steam(x, y, height, color = "#ffffff") {
    for (let i = 0; i < 3; i++) {
      const dx = (i - 1) * 34 * this.u, h = height * this.random.between(0.75, 1);
      this.apart(() => this.line(`M${x + dx} ${y} c${-30 * this.u} ${-h * 0.3} ${34 * this.u} ${-h * 0.5} ${4 * this.u} ${-h}`, color, 13 * this.u), { blur: 11, alpha: 0.32 });
    }
  }
}
