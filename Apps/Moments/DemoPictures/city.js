// Houses, windows, bridges, lights.

function skyline(s, { sky, layers, lit, water, moon, rain }) {
  const ground = s.h * (water ? 0.72 : 1);
  s.sky(...sky);
  if (moon) {
    s.stars(120, s.h * 0.4);
    s.glow(s.w * 0.22, s.h * 0.18, s.w * 0.24, moon, 0.5);
    s.disc(s.w * 0.22, s.h * 0.18, 34 * s.u, "#fff8e6");
  } else s.streaks(9, s.h * 0.1, s.h * 0.45, "#ffd9a0", 0.6);
  layers.forEach((color, i) => {
    const part = i / (layers.length - 1), wide = s.w * (0.045 + part * 0.035);
    for (let x = -wide; x < s.w; ) {
      const width = wide * s.random.between(0.7, 1.4), tall = s.h * s.random.between(0.14, 0.5) * (0.75 + 0.25 * Math.sin((x / s.w) * 5 + i * 2)) * (1.12 - part * 0.42);
      house(s, x, ground, width, tall, color, lit, 0.25 + part * 0.3);
      x += width + s.random.between(-4, 10) * s.u;
    }
    s.apart(() => s.ellipse(s.w / 2, ground, s.w * 0.7, s.h * 0.06, mix(color, sky[sky.length - 1], 0.6)), { blur: 30, alpha: 0.35 });
  });
  if (!water) return;
  s.apart((c) => {
    c.beginPath();
    c.rect(0, ground, s.w, s.h);
    c.clip();
    c.translate(0, ground * 2);
    c.scale(1, -1);
    c.filter = `blur(${5 * s.u}px)`;
    c.drawImage(s.canvas, 0, 0);
  });
  s.c.fillStyle = s.down([clear(water, 0.35), clear(water, 0.92)], ground, s.h);
  s.c.fillRect(0, ground, s.w, s.h);
  for (let i = 0; i < 190; i++) {
    const part = s.random() ** 1.3;
    s.apart(() => s.ellipse(s.w * s.random(), ground + (s.h - ground) * part, (8 + 46 * part) * s.u, (0.8 + 1.6 * part) * s.u, s.random.of(lit)), { alpha: 0.12 + 0.3 * s.random() });
  }
}

function house(s, x, ground, width, tall, color, lit, share) {
  const top = ground - tall;
  s.c.fillStyle = s.down([color, mix(color, "#000000", 0.25)], top, ground);
  s.c.fillRect(x, top, width, tall);
  const kind = s.random();
  if (kind < 0.2) s.path([[x, top], [x + width / 2, top - width * 0.35], [x + width, top]], color);
  else if (kind < 0.4) s.c.fillRect(x + width * 0.25, top - width * 0.25, width * 0.5, width * 0.3);
  if (kind > 0.86) s.line(`M${x + width / 2} ${top} v${-width * 0.8}`, color, 3 * s.u);
  const pane = 8.5 * s.u, gap = 16 * s.u;
  for (let wy = top + gap * 0.7; wy < ground - gap; wy += gap * 1.25) {
    for (let wx = x + gap * 0.5; wx < x + width - gap * 0.7; wx += gap) {
      if (s.random() > share) continue;
      s.apart(() => s.box(wx, wy, pane, pane * 1.25, 1, s.random.of(lit)), { alpha: s.random.between(0.55, 1) });
    }
  }
}

function rainWindow(s) {
  s.sky("#131a30", "#22304e", "#3a4560", "#20263c");
  for (let i = 0; i < 120; i++) {
    const color = s.random.of(["#ffb347", "#ff6f61", "#7ad7f0", "#ffe08a", "#9b8cff", "#ff9ecf"]), r = s.random.between(14, 62) * s.u;
    const x = s.w * s.random(), y = s.h * s.random.between(0.3, 1) ** 0.8;
    s.apart(() => {
      s.disc(x, y, r, s.round(x, y, r, [clear(color, 0.5), clear(color, 0.6), clear(color, 0.75), clear(color, 0)]));
    }, { blend: "screen", alpha: s.random.between(0.3, 0.8), blur: 3 });
  }
  for (let i = 0; i < 260; i++) {
    const r = (2 + s.random() ** 4 * 15) * s.u, x = s.w * s.random(), y = s.h * s.random();
    if (r > 9 * s.u) s.apart(() => s.line(`M${x} ${y} v${-s.random.between(50, 260) * s.u}`, "#ffffff", r * 0.9), { alpha: 0.06, blur: 2 });
    s.apart(() => s.ellipse(x, y, r * 0.85, r, s.down(["#0a0f1e", "#5d6d8c", "#e8f0ff"], y - r, y + r)), { alpha: 0.75 });
    s.apart(() => s.ellipse(x - r * 0.25, y - r * 0.35, r * 0.2, r * 0.26, "#ffffff"), { alpha: 0.9 });
  }
  s.c.fillStyle = s.down(["#4a3328", "#2c1d17"], s.h * 0.9, s.h);
  s.c.fillRect(0, s.h * 0.91, s.w, s.h * 0.1);
  const x = s.w * 0.72, y = s.h * 0.915, z = s.u;
  s.glow(x, y - 90 * z, 260 * z, "#ffb35a", 0.45);
  s.box(x - 62 * z, y - 100 * z, 124 * z, 108 * z, [8 * z, 8 * z, 40 * z, 40 * z], s.across(["#f1e2cc", "#c4a983", "#8a6d4f"], x - 62 * z, x + 62 * z));
  s.line(`M${x + 58 * z} ${y - 76 * z} q${46 * z} ${6 * z} ${28 * z} ${44 * z} q${-10 * z} ${14 * z} ${-34 * z} ${12 * z}`, "#a98c68", 13 * z);
  s.steam(x, y - 106 * z, 150 * z);
}

function bridge(s) {
  skyline(s, { sky: ["#2b2a5a", "#6a4a86", "#d9737a", "#ffbb80"], layers: ["#8a5d85", "#5d4272"], lit: ["#ffd98a", "#ffb36b", "#fff0c0"], water: "#35284f" });
  const y = s.h * 0.7, z = s.u, dark = "#231a38";
  s.c.fillStyle = dark;
  s.c.fillRect(0, y, s.w, 15 * z);
  for (const x of [s.w * 0.24, s.w * 0.76]) {
    for (const dx of [-16, 10]) s.c.fillRect(x + dx * z, y - 330 * z, 9 * z, 420 * z);
    for (let i = 0; i < 4; i++) s.c.fillRect(x - 16 * z, y - (320 - i * 90) * z, 34 * z, 8 * z);
    s.glow(x, y - 338 * z, 46 * z, "#ff5b4a", 0.9);
  }
  const cable = (x) => {
    const a = s.w * 0.24, b = s.w * 0.76, top = y - 322 * z;
    if (x < a) return y - 4 * z + (top - y) * ((x + s.w * 0.05) / (a + s.w * 0.05)) ** 1.5;
    if (x > b) return y - 4 * z + (top - y) * ((s.w * 1.05 - x) / (s.w * 1.05 - b)) ** 1.5;
    return top + (y - 26 * z - top) * (1 - ((x - s.w / 2) / (b - s.w / 2)) ** 2);
  };
  let text = "";
  for (let x = 0; x <= s.w; x += 6) text += `${x ? "L" : "M"}${x} ${cable(x)}`;
  s.line(text, dark, 6 * z);
  for (let x = 18 * z; x < s.w; x += 24 * z) s.line(`M${x} ${cable(x)} V${y}`, dark, 1.8 * z);
  for (let x = 12 * z; x < s.w; x += 48 * z) {
    s.glow(x, y - 10 * z, 26 * z, "#ffe0a0", 0.9);
    s.disc(x, y - 10 * z, 3.4 * z, "#fff6d8");
  }
}

function lanterns(s) {
  s.sky("#12081f", "#3a1233", "#7a2338", "#b8442f");
  for (let i = 0; i < 70; i++) s.apart(() => s.disc(s.w * s.random(), s.h * s.random(), s.random.between(8, 30) * s.u, s.random.of(["#ffb24a", "#ff7a4a", "#ffd98a"])), { alpha: 0.12, blur: 8, blend: "screen" });
  for (const [y, sag, shade] of [[0.02, 0.16, 0], [-0.02, 0.28, 1]]) {
    const at = (part) => s.h * (y + sag * 4 * part * (1 - part));
    let text = "";
    for (let i = 0; i <= 40; i++) text += `${i ? "L" : "M"}${(s.w * i) / 40} ${at(i / 40)}`;
    s.line(text, "#1c0a14", 3 * s.u);
  }
  const places = [];
  for (let row = 0; row < 4; row++) for (let i = 0; i < 4 + (row % 2); i++) places.push([(i + 0.5 + s.random.between(-0.16, 0.16)) / (4 + (row % 2)), 0.16 + row * 0.21 + s.random.between(-0.04, 0.04), 42 + row * 13]);
  for (const [x, y, r] of places) lantern(s, s.w * x, s.h * y, r * s.u);
}

function lantern(s, x, y, r) {
  s.glow(x, y, r * 3, "#ff9a3c", 0.5);
  s.line(`M${x} ${y - r * 1.6} V${y - r * 0.8}`, "#2a0d12", r * 0.04);
  s.ellipse(x, y, r * 1.08, r * 0.86, s.round(x, y + r * 0.1, r * 1.1, ["#fff0b8", "#ffb04a", "#ef4a2e", "#b81f26"]));
  for (const part of [-0.75, -0.4, 0, 0.4, 0.75]) s.apart(() => s.line(`M${x} ${y - r * 0.84} Q${x + r * 1.4 * part} ${y} ${x} ${y + r * 0.84}`, "#8a1420", r * 0.03), { alpha: 0.55 });
  s.box(x - r * 0.36, y - r * 0.96, r * 0.72, r * 0.17, r * 0.05, "#d99a2f");
  s.box(x - r * 0.36, y + r * 0.8, r * 0.72, r * 0.17, r * 0.05, "#d99a2f");
  for (let i = -2; i <= 2; i++) s.line(`M${x + i * r * 0.09} ${y + r * 0.96} v${r * (0.6 - Math.abs(i) * 0.05)}`, "#e8622f", r * 0.04);
}

function fireworks(s) {
  skyline(s, { sky: ["#050716", "#0d1436", "#2a2358", "#4a2f5e"], layers: ["#211d42", "#14122c", "#0a0918"], lit: ["#ffd98a", "#ffe9b8", "#9fd8ff"], water: "#0a0a1e" });
  for (const [x, y, r, color] of [[0.3, 0.24, 210, "#ff8f5a"], [0.68, 0.18, 170, "#7ae0ff"], [0.5, 0.38, 130, "#ff7ac0"], [0.85, 0.36, 110, "#ffe27a"], [0.12, 0.4, 90, "#b08cff"]]) {
    s.glow(s.w * x, s.h * y, r * 1.9 * s.u, color, 0.35);
    s.apart(() => {
      for (let i = 0; i < 90; i++) {
        const turn = s.random() * 6.3, far = r * s.u * s.random.between(0.55, 1), cx = s.w * x, cy = s.h * y;
        const ex = cx + Math.cos(turn) * far, ey = cy + Math.sin(turn) * far + far * 0.12;
        s.apart(() => s.line(`M${cx + Math.cos(turn) * far * 0.2} ${cy + Math.sin(turn) * far * 0.2} Q${cx + Math.cos(turn) * far * 0.7} ${cy + Math.sin(turn) * far * 0.7} ${ex} ${ey}`, mix(color, "#ffffff", s.random() * 0.5), s.random.between(1, 2.6) * s.u), { alpha: s.random.between(0.3, 0.9) });
        s.disc(ex, ey, 2.6 * s.u, "#ffffff");
      }
    }, { blend: "screen" });
  }
}

function catWindow(s) {
  s.sky("#ffcf9a", "#ffb37e", "#e98a78");
  s.apart(() => s.disc(s.w * 0.62, s.h * 0.36, 120 * s.u, "#fff3cf"), { blur: 2 });
  s.glow(s.w * 0.62, s.h * 0.36, 520 * s.u, "#ffe0a0", 0.8);
  for (const [color, y] of [["#c4766f", 0.62], ["#9a5a68", 0.7]]) for (let x = 0; x < s.w; ) {
    const width = s.random.between(50, 120) * s.u, top = s.h * (y - s.random.between(0, 0.12));
    s.path([[x, s.h], [x, top], [x + width / 2, top - width * 0.4], [x + width, top], [x + width, s.h]], color);
    x += width;
  }
  const dark = "#33202e", z = s.u, sill = s.h * 0.82;
  s.c.fillStyle = dark;
  s.c.fillRect(0, sill, s.w, s.h);
  s.c.fillRect(s.w * 0.485, 0, 22 * z, sill);
  s.c.fillRect(0, s.h * 0.27, s.w, 18 * z);
  for (const side of [0, 1]) {
    const x = side ? s.w : 0, turn = side ? -1 : 1;
    s.shape(`M${x} 0 H${x + turn * s.w * 0.2} Q${x + turn * s.w * 0.15} ${s.h * 0.4} ${x + turn * s.w * 0.05} ${s.h * 0.62} Q${x + turn * s.w * 0.1} ${s.h * 0.75} ${x + turn * s.w * 0.08} ${sill} H${x} Z`, s.across(side ? ["#7a4658", "#5a3348"] : ["#5a3348", "#7a4658"], side ? s.w * 0.8 : 0, side ? s.w : s.w * 0.2));
  }
  const x = s.w * 0.33, y = sill + 4 * z;
  s.shape(`M${x - 90 * z} ${y} C${x - 120 * z} ${y - 140 * z} ${x - 60 * z} ${y - 210 * z} ${x - 40 * z} ${y - 236 * z} C${x - 66 * z} ${y - 270 * z} ${x - 60 * z} ${y - 310 * z} ${x - 52 * z} ${y - 352 * z} L${x - 22 * z} ${y - 316 * z} Q${x} ${y - 322 * z} ${x + 22 * z} ${y - 316 * z} L${x + 52 * z} ${y - 352 * z} C${x + 60 * z} ${y - 310 * z} ${x + 66 * z} ${y - 270 * z} ${x + 40 * z} ${y - 236 * z} C${x + 66 * z} ${y - 210 * z} ${x + 118 * z} ${y - 120 * z} ${x + 92 * z} ${y} Z`, "#1f1420");
  s.line(`M${x + 74 * z} ${y - 16 * z} C${x + 180 * z} ${y - 20 * z} ${x + 190 * z} ${y + 50 * z} ${x + 130 * z} ${y + 84 * z}`, "#1f1420", 26 * z);
  s.apart(() => s.line(`M${x + 46 * z} ${y - 250 * z} C${x + 80 * z} ${y - 200 * z} ${x + 118 * z} ${y - 110 * z} ${x + 96 * z} ${y - 10 * z} M${x + 28 * z} ${y - 318 * z} L${x + 50 * z} ${y - 346 * z} Q${x + 62 * z} ${y - 300 * z} ${x + 52 * z} ${y - 262 * z}`, "#ffc58a", 4 * z), { alpha: 0.85, blur: 1 });
  plantPot(s, s.w * 0.78, y, 120 * z, "#a5533f", "#2f2434", true);
}
