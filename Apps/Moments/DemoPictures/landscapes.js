// Hills, mountains, skies.

function hills(s, { sky, sun, ridges, haze, trees = 0, clouds = 0, streaks = 0, stars = 0, birds = 0 }) {
  s.sky(...sky);
  if (stars) s.stars(stars, s.h * 0.5);
  if (sun) {
    s.glow(s.w * sun.x, s.h * sun.y, s.w * 0.55, sun.color, 0.75);
    s.glow(s.w * sun.x, s.h * sun.y, s.w * 0.2, sun.color, 0.8);
    s.disc(s.w * sun.x, s.h * sun.y, (sun.size ?? 44) * s.u, sun.face ?? "#fff6dc");
  }
  for (let i = 0; i < clouds; i++) s.cloud(s.w * s.random(), s.h * s.random.between(0.1, 0.3), s.w * s.random.between(0.18, 0.34), "#ffffffe8", clear(haze, 0.7));
  if (streaks) s.streaks(streaks, s.h * 0.12, s.h * 0.46, sun?.color ?? haze, 0.55);
  for (let i = 0; i < birds; i++) bird(s, s.w * s.random.between(0.2, 0.8), s.h * s.random.between(0.15, 0.35), s.random.between(7, 14) * s.u, ridges[ridges.length - 1]);
  ridges.forEach((color, i) => {
    const part = i / (ridges.length - 1), y = s.h * (0.55 + part * 0.42);
    s.ridge(y, s.h * (0.16 + part * 0.08), {
      scale: 2.2 + s.random() * 1.6, roughness: 0.42, colors: [color, mix(color, haze, 0.55 - part * 0.3)],
      trees: part > 0.45 ? Math.round(trees * part) : 0, treeColor: color,
    });
    if (part < 1) s.apart(() => s.ellipse(s.w * s.random(), y + s.h * 0.04, s.w * 0.7, s.h * 0.035, haze), { blur: 30, alpha: 0.4 });
  });
}

function bird(s, x, y, size, color) {
  s.line(`M${x - size} ${y - size * 0.3} q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3} q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.3}`, color, size * 0.16);
}

function mountainLake(s, { sky, snow, rock, far, water, moon, star = 0, pines }) {
  const shore = s.h * 0.62;
  s.sky(...sky);
  if (star) s.stars(star, shore * 0.8);
  if (moon) {
    s.glow(s.w * 0.72, s.h * 0.18, s.w * 0.3, moon, 0.5);
    s.disc(s.w * 0.72, s.h * 0.18, 38 * s.u, "#fffdf0");
  } else s.streaks(7, s.h * 0.08, s.h * 0.3, "#ffffff", 0.5);
  s.ridge(shore, s.h * 0.3, { scale: 4, colors: [far, mix(far, sky[sky.length - 1], 0.6)] });
  for (const [x, size] of [[0.2, 0.36], [0.83, 0.33], [0.5, 0.48]]) peak(s, s.w * x, shore, s.h * size, rock, snow);
  s.ridge(shore + 6 * s.u, s.h * 0.06, { scale: 6, colors: [pines, pines], trees: 120, treeColor: pines });
  // The lake is the upper part again, upside down, calmer and darker.
  s.apart((c) => {
    c.beginPath();
    c.rect(0, shore, s.w, s.h - shore);
    c.clip();
    c.translate(0, shore * 2);
    c.scale(1, -1);
    c.filter = `blur(${2.5 * s.u}px)`;
    c.drawImage(s.canvas, 0, 0);
  });
  s.c.fillStyle = s.down([clear(water, 0.25), clear(water, 0.85)], shore, s.h);
  s.c.fillRect(0, shore, s.w, s.h - shore);
  for (let i = 0; i < 46; i++) {
    const part = s.random() ** 1.5;
    s.apart(() => s.ellipse(s.w * s.random(), shore + (s.h - shore) * part, (20 + 120 * part) * s.u, (0.7 + part * 1.6) * s.u, "#ffffff"), { alpha: 0.08 + 0.1 * s.random() });
  }
  if (moon) s.glitter(s.w * 0.72, shore + 10, s.h, 60 * s.u, "#fff6d0", 90);
}

function peak(s, x, base, height, rock, snow) {
  const edge = (side) => {
    const line = wave(s.random, 5, 0.6), points = [];
    for (let i = 0; i <= 40; i++) points.push([x + side * (i / 40) * height * 0.95 + line(i / 8) * height * 0.03, base - height * (1 - (i / 40) ** 0.86) + line(i / 5 + 9) * height * 0.035 * Math.min(1, i / 6)]);
    points[0] = [x, base - height];
    return points;
  };
  const left = edge(-1), right = edge(1), split = edge(0.22);
  s.path([...left.slice().reverse(), ...right, [right[40][0], base], [left[40][0], base]], rock[0]);
  s.path([...right, [right[40][0], base], ...split.slice().reverse()], rock[1]);
  const drop = wave(s.random, 3, 0.7);
  const cap = (points, part) => points.slice(0, Math.round(40 * part));
  const ragged = [];
  const [a, b] = [cap(left, 0.42).pop(), cap(right, 0.42).pop()];
  for (let i = 0; i <= 22; i++) ragged.push([b[0] + ((a[0] - b[0]) * i) / 22, b[1] + ((a[1] - b[1]) * i) / 22 + drop(i * 0.9) * height * 0.13 - height * 0.02]);
  s.path([...cap(left, 0.42).reverse(), ...cap(right, 0.42), ...ragged], snow[0]);
  s.apart(() => s.path([...cap(right, 0.42), ...ragged.slice(0, 13), [x, base - height]], snow[1]), { alpha: 0.75 });
}

function aurora(s, { sky, colors, ground, cabin, tent }) {
  s.sky(...sky);
  s.stars(260, s.h * 0.75);
  colors.forEach((color, i) => {
    const path = wave(s.random, 3, 0.5), light = wave(s.random, 5, 0.7), shift = i * 9;
    s.apart((c) => {
      for (let x = -20; x < s.w + 20; x += 3) {
        const y = s.h * (0.5 - i * 0.06) + path((x / s.w) * 1.7 + shift) * s.h * 0.16;
        const tall = s.h * (0.26 + 0.16 * light((x / s.w) * 9 + shift));
        const gradient = c.createLinearGradient(0, y, 0, y - tall);
        gradient.addColorStop(0, clear(color, 0));
        gradient.addColorStop(0.12, clear(color, 0.62));
        gradient.addColorStop(0.5, clear(mix(color, colors[(i + 1) % colors.length], 0.5), 0.22));
        gradient.addColorStop(1, clear(color, 0));
        c.fillStyle = gradient;
        c.fillRect(x, y - tall, 3.6, tall);
      }
    }, { blend: "screen", blur: 4, alpha: 0.9 });
  });
  s.ridge(s.h * 0.84, s.h * 0.12, { scale: 3, colors: [mix(ground, sky[1], 0.35), ground] });
  const at = s.ridge(s.h * 0.93, s.h * 0.09, { scale: 2, colors: [ground, ground], trees: 60, treeColor: ground });
  const x = s.w * 0.3, y = at(s.w * 0.3) + 8 * s.u, size = 92 * s.u;
  if (cabin) {
    s.path([[x - size, y], [x - size, y - size * 0.62], [x, y - size * 1.2], [x + size, y - size * 0.62], [x + size, y]], "#120d16");
    s.glow(x - size * 0.1, y - size * 0.3, size * 1.8, "#ffb54d", 0.5);
    s.box(x - size * 0.55, y - size * 0.5, size * 0.34, size * 0.34, 2, "#ffd27a");
    s.box(x + size * 0.1, y - size * 0.5, size * 0.34, size * 0.34, 2, "#ffc560");
  }
  if (tent) {
    s.glow(x, y - size * 0.35, size * 2.4, "#ffae4a", 0.55);
    s.path([[x - size, y], [x, y - size * 1.05], [x + size, y]], s.down(["#ffd487", "#f08a3a"], y - size, y));
    s.path([[x - size * 0.2, y], [x, y - size * 1.05], [x + size * 0.24, y]], "#7a3512");
  }
}

function balloons(s, { sky, ridges, haze, colors }) {
  hills(s, { sky, sun: { x: 0.18, y: 0.5, color: "#ffd9a0", size: 40 }, ridges, haze, streaks: 6 });
  const places = [[0.66, 0.3, 118], [0.34, 0.22, 74], [0.87, 0.16, 48], [0.49, 0.45, 40], [0.14, 0.13, 34], [0.79, 0.5, 30]];
  places.reverse().forEach(([x, y, r], i) => balloon(s, s.w * x, s.h * y, r * s.u, colors[i % colors.length]));
}

function balloon(s, x, y, r, [dark, light]) {
  const outline = `M${x} ${y - r} C${x + r * 1.25} ${y - r} ${x + r * 1.2} ${y + r * 0.45} ${x + r * 0.2} ${y + r * 1.25} L${x - r * 0.2} ${y + r * 1.25} C${x - r * 1.2} ${y + r * 0.45} ${x - r * 1.25} ${y - r} ${x} ${y - r}`;
  s.shape(outline, dark);
  s.apart(() => {
    for (const [a, b] of [[-0.72, -0.4], [-0.13, 0.13], [0.4, 0.72]]) {
      s.shape(`M${x} ${y - r} C${x + r * a * 1.7} ${y - r * 0.9} ${x + r * a * 1.7} ${y + r * 0.4} ${x + r * a * 0.25} ${y + r * 1.25} L${x + r * b * 0.25} ${y + r * 1.25} C${x + r * b * 1.7} ${y + r * 0.4} ${x + r * b * 1.7} ${y - r * 0.9} ${x} ${y - r}`, light);
    }
    s.fill(s.round(x - r * 0.4, y - r * 0.45, r * 1.9, ["#ffffff55", "#ffffff00", "#00000055"]));
  }, { clip: new Path2D(outline) });
  s.line(`M${x - r * 0.17} ${y + r * 1.25} L${x - r * 0.12} ${y + r * 1.55} M${x + r * 0.17} ${y + r * 1.25} L${x + r * 0.12} ${y + r * 1.55}`, "#5b3a24", r * 0.02);
  s.box(x - r * 0.15, y + r * 1.53, r * 0.3, r * 0.2, r * 0.05, "#6b4328");
}

function campfire(s) {
  s.sky("#070b1f", "#152046", "#3a2f5c", "#6d4463");
  s.stars(420, s.h * 0.7);
  s.apart(() => {
    for (let i = 0; i < 900; i++) {
      const place = s.random(), off = (s.random() + s.random() + s.random() - 1.5) * 90 * s.u;
      s.disc(s.w * place, s.h * (0.6 - place * 0.62) + off, s.random.between(0.4, 1.4) * s.u, "#cfd6ff");
    }
  }, { alpha: 0.5 });
  s.ridge(s.h * 0.78, s.h * 0.2, { scale: 2.5, colors: ["#1d1b38", "#15132a"] });
  const at = s.ridge(s.h * 0.86, s.h * 0.06, { scale: 2, colors: ["#0d0c1c", "#090814"], trees: 70, treeColor: "#0d0c1c" });
  const x = s.w * 0.56, y = at(s.w * 0.56) + 60 * s.u;
  s.glow(x, y, 420 * s.u, "#ff8a30", 0.7);
  s.glow(x, y - 20 * s.u, 170 * s.u, "#ffd070", 0.8);
  for (const [dx, h, color] of [[-18, 90, "#ff7a20"], [16, 100, "#ff8f2a"], [0, 128, "#ffa93c"], [0, 76, "#ffe08a"]]) {
    const tall = h * s.u, wide = tall * 0.3, left = x + dx * s.u;
    s.shape(`M${left} ${y} C${left - wide * 1.5} ${y - tall * 0.3} ${left - wide * 0.2} ${y - tall * 0.6} ${left} ${y - tall} C${left + wide * 0.5} ${y - tall * 0.6} ${left + wide * 1.5} ${y - tall * 0.3} ${left} ${y}`, color);
  }
  s.line(`M${x - 70 * s.u} ${y + 12 * s.u} L${x + 66 * s.u} ${y - 8 * s.u} M${x - 62 * s.u} ${y - 10 * s.u} L${x + 70 * s.u} ${y + 12 * s.u}`, "#2a150c", 17 * s.u);
  for (let i = 0; i < 34; i++) s.apart(() => s.disc(x + (s.random() - 0.5) * 150 * s.u, y - s.random.between(90, 420) * s.u, s.random.between(1, 2.6) * s.u, "#ffc060"), { alpha: s.random() });
  for (const side of [-1, 1]) {
    const px = x + side * 210 * s.u;
    s.apart(() => {
      s.ellipse(px, y + 6 * s.u, 44 * s.u, 56 * s.u, "#0c0a14");
      s.disc(px - side * 6 * s.u, y - 66 * s.u, 24 * s.u, "#0c0a14");
      s.line(`M${px} ${y + 30 * s.u} L${px - side * 76 * s.u} ${y + 44 * s.u}`, "#0c0a14", 26 * s.u);
    });
    s.apart(() => s.line(`M${px - side * 40 * s.u} ${y - 20 * s.u} q${side * 4 * s.u} ${30 * s.u} 0 ${50 * s.u} M${px - side * 29 * s.u} ${y - 78 * s.u} q${side * 6 * s.u} ${12 * s.u} 0 ${24 * s.u}`, "#ff9a45", 4 * s.u), { alpha: 0.8 });
  }
}

function road(s, { sky, field, far }) {
  s.sky(...sky);
  s.glow(s.w * 0.62, s.h * 0.4, s.w * 0.5, "#ffe2a8", 0.7);
  for (let i = 0; i < 4; i++) s.cloud(s.w * s.random(), s.h * s.random.between(0.1, 0.26), s.w * s.random.between(0.16, 0.3), "#fffdf6ee", "#e9c9b899");
  s.ridge(s.h * 0.5, s.h * 0.1, { scale: 3, colors: [far, mix(far, field[0], 0.5)] });
  s.c.fillStyle = s.down(field, s.h * 0.46, s.h);
  s.c.fillRect(0, s.h * 0.46, s.w, s.h);
  for (let i = 0; i < 26; i++) {
    const part = (i / 26) ** 2, y = s.h * (0.47 + part * 0.53);
    s.apart(() => s.ellipse(s.w * (0.5 + (s.random() - 0.5) * 1.4), y, s.w * s.random.between(0.2, 0.5), (2 + part * 22) * s.u, s.random.of([field[1], mix(field[0], "#fff3b0", 0.4), mix(field[1], "#2d5a1e", 0.35)])), { alpha: 0.45, blur: 3 });
  }
  const p = (x, y) => `${s.w * x} ${s.h * y}`;
  s.shape(`M${p(0.28, 1)} C${p(0.5, 0.8)} ${p(0.25, 0.7)} ${p(0.46, 0.6)} C${p(0.58, 0.54)} ${p(0.52, 0.5)} ${p(0.575, 0.47)} L${p(0.585, 0.47)} C${p(0.55, 0.51)} ${p(0.63, 0.55)} ${p(0.53, 0.62)} C${p(0.41, 0.71)} ${p(0.86, 0.8)} ${p(0.78, 1)} Z`, s.down(["#d9cbb8", "#8f8788"], s.h * 0.47, s.h));
  s.line(`M${p(0.53, 1)} C${p(0.6, 0.84)} ${p(0.38, 0.72)} ${p(0.49, 0.612)} C${p(0.58, 0.55)} ${p(0.54, 0.5)} ${p(0.58, 0.475)}`, "#fff6e099", 4 * s.u);
  for (const [x, y, r] of [[0.12, 0.62, 90], [0.05, 0.7, 120], [0.88, 0.56, 60], [0.95, 0.6, 84], [0.72, 0.51, 26], [0.3, 0.52, 30]]) roundTree(s, s.w * x, s.h * y, r * s.u, "#3f6b34", "#7fa54a");
}

function roundTree(s, x, y, r, dark, light) {
  s.shadow(x + r * 0.3, y + r * 0.05, r * 0.9, r * 0.16, "#23401c", 0.5);
  s.box(x - r * 0.09, y - r * 0.6, r * 0.18, r * 0.65, 2, "#5a3d2a");
  for (let i = 0; i < 16; i++) s.disc(x + (s.random() - 0.5) * r * 1.2, y - r * (0.7 + s.random() * 0.9), r * s.random.between(0.28, 0.42), dark);
  for (let i = 0; i < 18; i++) s.apart(() => s.disc(x + (s.random() - 0.62) * r * 1.1, y - r * (0.9 + s.random() * 0.75), r * s.random.between(0.1, 0.24), light), { alpha: 0.55 });
}

function trainWindow(s) {
  hills(s, { sky: ["#7db7d8", "#c9e2e6", "#fbe9cf"], sun: { x: 0.7, y: 0.4, color: "#ffe6b0", size: 34 }, ridges: ["#8fb0b3", "#739f8c", "#5b8a62", "#456f3f"], haze: "#f3e6cf", clouds: 3 });
  s.apart((c) => {
    for (let i = 0; i < 60; i++) {
      const y = s.h * s.random.between(0.82, 0.98);
      c.fillStyle = s.random.of(["#6f9a45", "#8db552", "#c9c25a", "#3e6330"]);
      c.fillRect(s.w * s.random.between(-0.2, 0.9), y, s.w * s.random.between(0.1, 0.5), s.random.between(2, 12) * s.u);
    }
  }, { blur: 6, alpha: 0.6 });
  const frame = new Path2D();
  frame.rect(0, 0, s.w, s.h);
  frame.roundRect(s.w * 0.07, s.h * 0.08, s.w * 0.86, s.h * 0.72, 46 * s.u);
  s.c.fillStyle = s.down(["#3d4453", "#2a303c"]);
  s.c.fill(frame, "evenodd");
  s.apart(() => s.path([[s.w * 0.2, s.h * 0.08], [s.w * 0.34, s.h * 0.08], [s.w * 0.16, s.h * 0.8], [s.w * 0.07, s.h * 0.8], [s.w * 0.07, s.h * 0.6]], "#ffffff"), { alpha: 0.1 });
  s.box(s.w * 0.0, s.h * 0.83, s.w, s.h * 0.2, 0, s.down(["#b98a5f", "#8c6240"], s.h * 0.83, s.h));
  const x = s.w * 0.72, y = s.h * 0.83, size = 92 * s.u;
  s.shadow(x + 16 * s.u, y + 74 * s.u, 80 * s.u, 16 * s.u);
  s.path([[x - size * 0.5, y - size * 0.75], [x + size * 0.5, y - size * 0.75], [x + size * 0.4, y + size * 0.8], [x - size * 0.4, y + size * 0.8]], s.across(["#fff7ea", "#e0cfb8"], x - size, x + size));
  s.box(x - size * 0.48, y - size * 0.2, size * 0.96, size * 0.5, 4, "#b5523b");
  s.box(x - size * 0.56, y - size * 0.9, size * 1.12, size * 0.2, 8, "#4a3328");
  s.apart((c) => {
    c.translate(s.w * 0.3, s.h * 0.91);
    c.rotate(-0.05);
    s.box(-150 * s.u, -26 * s.u, 300 * s.u, 58 * s.u, 6, "#31597a");
    s.box(-146 * s.u, -34 * s.u, 292 * s.u, 50 * s.u, 5, "#f6efe2");
    s.box(-150 * s.u, -42 * s.u, 300 * s.u, 48 * s.u, 6, "#3f719a");
  });
}

function inkMountains(s) {
  s.fill(s.round(s.w * 0.5, s.h * 0.4, s.h, ["#f7f1e2", "#efe5cf", "#e2d4b6"]));
  s.apart(() => s.disc(s.w * 0.7, s.h * 0.2, 56 * s.u, "#c9452f"), { alpha: 0.85, blur: 1 });
  for (let i = 0; i < 5; i++) {
    const y = s.h * (0.42 + i * 0.1), color = mix("#a9adac", "#23282b", i / 4), line = wave(s.random, 6, 0.5);
    const points = [[0, y + s.h * 0.2]];
    const center = s.random.between(0.2, 0.8);
    for (let x = 0; x <= s.w; x += 3) {
      const near = Math.exp(-(((x / s.w - center) / 0.24) ** 2)) + 0.75 * Math.exp(-(((x / s.w - (center > 0.5 ? center - 0.46 : center + 0.46)) / 0.14) ** 2));
      points.push([x, y - near * s.h * (0.2 - i * 0.02) + line((x / s.w) * 7 + i * 20) * s.h * 0.03]);
    }
    points.push([s.w, y + s.h * 0.2]);
    s.apart(() => s.path(points, s.down([clear(color, 0.9), clear(color, 0.35), clear(color, 0)], y - s.h * 0.2, y + s.h * 0.15)), { blur: i < 2 ? 3 : 1 });
  }
  for (let i = 0; i < 9; i++) bird(s, s.w * (0.2 + 0.035 * i), s.h * (0.2 + 0.03 * Math.sin(i * 2)), (8 + i % 3 * 3) * s.u, "#33383a");
  const x = s.w * 0.36, y = s.h * 0.86, z = s.u;
  s.shape(`M${x - 90 * z} ${y - 12 * z} Q${x} ${y + 34 * z} ${x + 104 * z} ${y - 18 * z} Q${x} ${y + 10 * z} ${x - 90 * z} ${y - 12 * z}`, "#24292b");
  s.line(`M${x + 10 * z} ${y} L${x + 4 * z} ${y - 44 * z} M${x - 26 * z} ${y - 60 * z} L${x + 60 * z} ${y + 26 * z}`, "#24292b", 3.4 * z);
  s.path([[x - 14 * z, y - 46 * z], [x + 4 * z, y - 66 * z], [x + 22 * z, y - 46 * z]], "#24292b");
  for (let i = 0; i < 12; i++) s.apart(() => s.ellipse(s.w * s.random(), s.h * s.random.between(0.85, 0.97), s.random.between(40, 190) * z, 1.6 * z, "#5b6265"), { alpha: 0.3 });
  s.box(s.w * 0.86, s.h * 0.78, 44 * z, 62 * z, 5 * z, "#bf3b2b");
  s.line(`M${s.w * 0.86 + 12 * z} ${s.h * 0.78 + 16 * z} h${20 * z} m${-10 * z} 0 v${30 * z} m${-11 * z} ${-14 * z} h${22 * z} m${-20 * z} ${15 * z} h${20 * z}`, "#f6ead4", 3.4 * z);
}
