// What stands on tables.

function wood(s, light, dark, boards = 6) {
  s.fill(s.round(s.w * 0.3, s.h * 0.2, s.w * 1.1, [light, mix(light, dark, 0.5), dark]));
  for (let i = 1; i < boards; i++) s.apart(() => s.line(`M0 ${(s.h * i) / boards} H${s.w}`, mix(dark, "#000000", 0.4), 3 * s.u), { alpha: 0.55 });
  for (let i = 0; i < 70; i++) {
    const y = s.h * s.random(), x = s.w * s.random.between(-0.2, 1);
    s.apart(() => s.line(`M${x} ${y} q${s.w * 0.15} ${s.random.between(-7, 7) * s.u} ${s.w * 0.3} 0`, dark, s.random.between(0.6, 2.4) * s.u), { alpha: 0.28 });
  }
}

/// A plate or bowl seen from above.
function dish(s, x, y, r, colors, depth = 0.8) {
  s.shadow(x + r * 0.1, y + r * 0.14, r * 1.02, r * 1.02, "#1d100a", 0.5);
  s.disc(x, y, r, s.round(x - r * 0.3, y - r * 0.4, r * 1.8, [mix(colors[0], "#ffffff", 0.35), colors[0], mix(colors[0], "#000000", 0.25)]));
  s.disc(x, y, r * depth, s.round(x + r * 0.2, y + r * 0.3, r * 1.5, [mix(colors[1], "#ffffff", 0.2), colors[1], mix(colors[1], "#000000", 0.3)]));
}

function tea(s, { wall, table, china, drink }) {
  s.fill(s.round(s.w * 0.25, s.h * 0.15, s.w, wall));
  s.c.fillStyle = s.down(table, s.h * 0.66, s.h);
  s.c.fillRect(0, s.h * 0.66, s.w, s.h);
  s.apart(() => s.path([[s.w * 0.06, 0], [s.w * 0.3, 0], [s.w * 0.62, s.h * 0.66], [s.w * 0.3, s.h * 0.66]], "#fff3d0"), { alpha: 0.28, blur: 16 });
  const z = s.u, px = s.w * 0.68, py = s.h * 0.78;
  s.shadow(px + 60 * z, py + 6 * z, 230 * z, 32 * z);
  const body = s.across([mix(china, "#ffffff", 0.5), china, mix(china, "#101828", 0.45)], px - 190 * z, px + 190 * z);
  s.line(`M${px + 150 * z} ${py - 210 * z} q${130 * z} ${-20 * z} ${110 * z} ${90 * z} q${-20 * z} ${80 * z} ${-120 * z} ${70 * z}`, mix(china, "#101828", 0.25), 24 * z);
  s.shape(`M${px - 160 * z} ${py - 150 * z} C${px - 230 * z} ${py - 160 * z} ${px - 230 * z} ${py - 250 * z} ${px - 290 * z} ${py - 270 * z} L${px - 272 * z} ${py - 290 * z} C${px - 200 * z} ${py - 270 * z} ${px - 200 * z} ${py - 220 * z} ${px - 130 * z} ${py - 220 * z} Z`, mix(china, "#ffffff", 0.25));
  s.ellipse(px, py - 140 * z, 184 * z, 146 * z, body);
  s.ellipse(px, py - 276 * z, 92 * z, 26 * z, mix(china, "#ffffff", 0.3));
  s.disc(px, py - 312 * z, 22 * z, mix(china, "#101828", 0.2));
  for (let i = 0; i < 5; i++) s.leaf(px - 70 * z, py - 110 * z, 84 * z, -1.5 + i * 0.6, clear("#ffffff", 0.55), 0.24);
  s.apart(() => s.ellipse(px - 90 * z, py - 190 * z, 24 * z, 56 * z, "#ffffff", 0.5), { alpha: 0.5, blur: 9 });
  const x = s.w * 0.31, y = s.h * 0.87;
  s.shadow(x + 50 * z, y + 10 * z, 240 * z, 30 * z);
  s.ellipse(x, y, 226 * z, 40 * z, s.across(["#ffffff", "#e6dfd2", "#b5a68f"], x - 220 * z, x + 220 * z));
  s.ellipse(x, y - 8 * z, 150 * z, 22 * z, clear("#8a7a60", 0.3));
  s.line(`M${x + 108 * z} ${y - 140 * z} q${96 * z} ${-6 * z} ${70 * z} ${60 * z} q${-20 * z} ${40 * z} ${-100 * z} ${36 * z}`, "#d9cbb5", 19 * z);
  s.shape(`M${x - 138 * z} ${y - 178 * z} C${x - 136 * z} ${y - 60 * z} ${x - 80 * z} ${y - 12 * z} ${x} ${y - 12 * z} C${x + 80 * z} ${y - 12 * z} ${x + 136 * z} ${y - 60 * z} ${x + 138 * z} ${y - 178 * z} Z`, s.across(["#ffffff", "#f6f0e4", "#c9b79a"], x - 138 * z, x + 138 * z));
  s.ellipse(x, y - 178 * z, 138 * z, 31 * z, "#fffdf6");
  s.ellipse(x, y - 175 * z, 124 * z, 24 * z, s.across([mix(drink, "#ffffff", 0.15), drink, mix(drink, "#200c00", 0.35)], x - 120 * z, x + 120 * z));
  s.apart(() => s.line(`M${x - 128 * z} ${y - 118 * z} Q${x} ${y - 78 * z} ${x + 126 * z} ${y - 118 * z}`, china, 12 * z), { alpha: 0.8 });
  s.steam(x, y - 190 * z, 250 * z);
}

function noodles(s) {
  wood(s, "#8a5a3c", "#3f2418");
  const x = s.w * 0.47, y = s.h * 0.52, r = s.h * 0.4;
  dish(s, x, y, r, ["#2f4f6a", "#c98a3f"], 0.86);
  s.apart(() => {
    for (let i = 0; i < 150; i++) {
      const turn = s.random() * 6.3, far = s.random() * r * 0.6, px = x + Math.cos(turn) * far, py = y + Math.sin(turn) * far, bend = r * 0.4;
      s.line(`M${px} ${py} q${s.random.between(-1, 1) * bend} ${s.random.between(-1, 1) * bend} ${s.random.between(-1, 1) * bend} ${s.random.between(-1, 1) * bend} t${s.random.between(-1, 1) * bend} ${s.random.between(-1, 1) * bend}`, s.random.of(["#f7dc94", "#efc976", "#fbe8b4", "#e3b45e"]), 9 * s.u);
    }
    for (let i = 0; i < 60; i++) s.apart(() => s.disc(x + s.random.between(-1, 1) * r * 0.8, y + s.random.between(-1, 1) * r * 0.8, s.random.between(4, 13) * s.u, "#ffd98a"), { alpha: 0.35 });
  }, { clip: new Path2D(`M${x - r * 0.84} ${y} a${r * 0.84} ${r * 0.84} 0 1 0 ${r * 1.68} 0 a${r * 0.84} ${r * 0.84} 0 1 0 ${-r * 1.68} 0`) });
  for (const [dx, dy, turn] of [[-0.3, -0.2, 0.5], [0.02, -0.36, -0.2]]) {
    s.shadow(x + r * dx + 6 * s.u, y + r * dy + 9 * s.u, r * 0.25, r * 0.2);
    s.ellipse(x + r * dx, y + r * dy, r * 0.26, r * 0.2, "#fffaf0", turn);
    s.ellipse(x + r * dx, y + r * dy, r * 0.14, r * 0.12, s.round(x + r * dx, y + r * dy, r * 0.15, ["#ffb52e", "#f08a1a"]), turn);
  }
  for (let i = 0; i < 4; i++) {
    const px = x + r * (0.2 + i * 0.13), py = y + r * (0.02 + i * 0.12);
    s.shadow(px + 5 * s.u, py + 8 * s.u, r * 0.22, r * 0.13);
    s.ellipse(px, py, r * 0.23, r * 0.14, s.round(px, py, r * 0.24, ["#e8a58a", "#c96f55", "#8a3f2a"]), -0.6);
  }
  for (let i = 0; i < 9; i++) s.leaf(x - r * 0.4, y + r * 0.36, r * s.random.between(0.25, 0.45), s.random.between(-0.9, 1.5), s.random.of(["#3f8a4a", "#5fae5a", "#2f6f3f"]), 0.3);
  for (let i = 0; i < 34; i++) {
    const px = x + s.random.between(-0.5, 0.6) * r, py = y + s.random.between(-0.5, 0.5) * r;
    s.disc(px, py, 9 * s.u, "#7fbf5a");
    s.disc(px, py, 4.6 * s.u, "#d9f0b0");
  }
  for (const off of [0, 34]) s.line(`M${s.w * 0.7 + off * s.u} ${s.h * 0.03} L${s.w * 0.93 + off * s.u} ${s.h * 0.97}`, off ? "#7a2a22" : "#8a332a", 13 * s.u);
}

function dumplings(s) {
  wood(s, "#a87a52", "#5a3a24");
  const x = s.w * 0.42, y = s.h * 0.5, r = s.h * 0.42;
  s.shadow(x + r * 0.1, y + r * 0.12, r * 1.02, r * 1.02, "#1d100a", 0.5);
  s.disc(x, y, r, "#c9955a");
  for (let i = 0; i < 6; i++) s.apart(() => s.line(`M${x - r * (0.98 - i * 0.02)} ${y} a${r * (0.98 - i * 0.02)} ${r * (0.98 - i * 0.02)} 0 1 0 ${r * (1.96 - i * 0.04)} 0 a${r * (0.98 - i * 0.02)} ${r * (0.98 - i * 0.02)} 0 1 0 ${-r * (1.96 - i * 0.04)} 0`, i % 2 ? "#8a5a2f" : "#e3b87a", 4 * s.u), { alpha: 0.7 });
  s.disc(x, y, r * 0.86, "#efe0bf");
  s.apart(() => {
    for (let i = -20; i <= 20; i++) s.line(`M${x + i * r * 0.05} ${y - r} V${y + r}`, "#c9ad78", 2.4 * s.u);
  }, { clip: new Path2D(`M${x - r * 0.86} ${y} a${r * 0.86} ${r * 0.86} 0 1 0 ${r * 1.72} 0 a${r * 0.86} ${r * 0.86} 0 1 0 ${-r * 1.72} 0`) });
  const places = [[0, 0], ...Array.from({ length: 6 }, (_, i) => [Math.cos(i * 1.047 + 0.3) * 0.55, Math.sin(i * 1.047 + 0.3) * 0.55])];
  for (const [dx, dy] of places) bun(s, x + dx * r, y + dy * r, r * 0.25);
  s.steam(x, y - r * 0.2, 240 * s.u);
  dish(s, s.w * 0.85, s.h * 0.32, s.h * 0.13, ["#e9edf0", "#3a1a10"], 0.74);
  for (let i = 0; i < 12; i++) s.disc(s.w * 0.85 + s.random.between(-60, 60) * s.u, s.h * 0.32 + s.random.between(-60, 60) * s.u, s.random.between(3, 8) * s.u, s.random.of(["#c9402f", "#7fbf5a", "#e0a03f"]));
  for (const off of [0, 30]) s.line(`M${s.w * 0.76 + off * s.u} ${s.h * 0.56} L${s.w * 0.9 + off * s.u} ${s.h * 0.96}`, "#5a2a1c", 12 * s.u);
}

function bun(s, x, y, r) {
  s.shadow(x + r * 0.12, y + r * 0.2, r, r * 0.95, "#6a4a20", 0.5);
  s.disc(x, y, r, s.round(x - r * 0.3, y - r * 0.35, r * 1.5, ["#ffffff", "#fbf3e4", "#dcc6a0"]));
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * 6.283;
    s.apart(() => s.line(`M${x + Math.cos(turn) * r * 0.8} ${y + Math.sin(turn) * r * 0.8} Q${x + Math.cos(turn + 0.5) * r * 0.5} ${y + Math.sin(turn + 0.5) * r * 0.5} ${x + Math.cos(turn + 1) * r * 0.12} ${y + Math.sin(turn + 1) * r * 0.12}`, "#c2a678", r * 0.045), { alpha: 0.75 });
  }
  s.disc(x, y, r * 0.12, "#d9c29a");
}

function cake(s) {
  s.fill(s.round(s.w * 0.5, s.h * 0.3, s.w, ["#fbe3d6", "#eab8b0", "#b97a86"]));
  for (let i = 0; i < 46; i++) s.apart(() => s.disc(s.w * s.random(), s.h * s.random() * 0.7, s.random.between(8, 42) * s.u, s.random.of(["#fff3c9", "#ffd0d6", "#ffffff"])), { alpha: 0.25, blur: 5 });
  s.c.fillStyle = s.down(["#fdf6ee", "#e9cfc4"], s.h * 0.8, s.h);
  s.c.fillRect(0, s.h * 0.8, s.w, s.h);
  const x = s.w / 2, y = s.h * 0.84, z = s.u;
  s.shadow(x + 20 * z, y + 26 * z, 330 * z, 34 * z, "#7a4050");
  s.ellipse(x, y + 16 * z, 320 * z, 40 * z, s.across(["#ffffff", "#d6dce6", "#9aa4b8"], x - 320 * z, x + 320 * z));
  layer(s, x, y, 240 * z, 170 * z, ["#f7c9d0", "#e8929f"]);
  layer(s, x, y - 170 * z, 160 * z, 140 * z, ["#fff6e6", "#e6cfae"]);
  for (let i = -5; i <= 5; i++) s.disc(x + i * 42 * z, y - 166 * z + Math.cos(i * 0.3) * 12 * z, 17 * z, s.round(x + i * 42 * z - 5 * z, y - 172 * z, 26 * z, ["#ff9aa0", "#d9303f"]));
  for (let i = -2; i <= 2; i++) {
    const cx = x + i * 56 * z, cy = y - 306 * z + Math.abs(i) * 3 * z;
    s.box(cx - 7 * z, cy - 96 * z, 14 * z, 100 * z, 4 * z, s.random.of(["#7fc8e8", "#f7d05a", "#b59ae8", "#8fd6a0"]));
    s.glow(cx, cy - 122 * z, 90 * z, "#ffd070", 0.75);
    s.shape(`M${cx} ${cy - 98 * z} C${cx - 20 * z} ${cy - 116 * z} ${cx - 4 * z} ${cy - 134 * z} ${cx} ${cy - 150 * z} C${cx + 6 * z} ${cy - 134 * z} ${cx + 20 * z} ${cy - 116 * z} ${cx} ${cy - 98 * z}`, s.down(["#ff9a3c", "#fff2b0"], cy - 150 * z, cy - 98 * z));
  }
}

function layer(s, x, y, r, height, [light, dark]) {
  s.shape(`M${x - r} ${y - height} V${y} A${r} ${r * 0.13} 0 0 0 ${x + r} ${y} V${y - height} Z`, s.across([mix(light, "#ffffff", 0.35), light, dark], x - r, x + r));
  s.ellipse(x, y - height, r, r * 0.13, mix(light, "#ffffff", 0.55));
  const count = Math.round(r / (24 * s.u));
  for (let i = 0; i < count; i++) {
    const left = x - r + (i * 2 * r) / count, wide = (2 * r) / count, drop = (22 + 44 * s.random()) * s.u;
    s.box(left + wide * 0.06, y - height, wide * 0.88, drop + 16 * s.u, wide * 0.44, mix(light, "#ffffff", 0.55));
  }
}

function bread(s) {
  wood(s, "#b98a5f", "#6a452c", 5);
  for (let i = 0; i < 700; i++) s.apart(() => s.disc(s.w * s.random(), s.h * (0.5 + (s.random() + s.random() - 1) * 0.5), s.random() ** 3 * 4 * s.u + 0.6, "#fffaf0"), { alpha: 0.5 });
  loaf(s, s.w * 0.43, s.h * 0.5, s.h * 0.34);
  for (let i = 0; i < 3; i++) slice(s, s.w * (0.75 + i * 0.055), s.h * (0.36 + i * 0.16), s.h * 0.15, 0.2 + i * 0.12);
  for (let k = 0; k < 3; k++) {
    const x = s.w * (0.08 + k * 0.05), y = s.h * 0.98;
    s.line(`M${x} ${y} q${20 * s.u} ${-s.h * 0.2} ${(10 + k * 40) * s.u} ${-s.h * 0.5}`, "#c99a3f", 4 * s.u);
    for (let i = 0; i < 14; i++) s.leaf(x + (12 + k * 26 + i * (k + 1)) * s.u, y - s.h * (0.3 + i * 0.017), 40 * s.u, i % 2 ? -1 : -2.1, "#e3bf62", 0.3);
  }
}

function loaf(s, x, y, r) {
  s.shadow(x + r * 0.12, y + r * 0.2, r * 1.16, r * 0.98, "#2a160a", 0.6);
  s.ellipse(x, y, r * 1.14, r * 0.94, s.round(x - r * 0.3, y - r * 0.4, r * 1.8, ["#f0bf78", "#c9803c", "#8a4a1c", "#5a2c10"]));
  for (let i = -2; i <= 2; i++) {
    const px = x + i * r * 0.4, k = 1 - Math.abs(i) * 0.16;
    s.shape(`M${px - r * 0.16} ${y - r * 0.6 * k} Q${px + r * 0.22} ${y} ${px - r * 0.06} ${y + r * 0.62 * k} Q${px - r * 0.04} ${y} ${px - r * 0.16} ${y - r * 0.6 * k}`, s.across(["#fbe6bd", "#e3b069"], px - r * 0.1, px + r * 0.14));
  }
  for (let i = 0; i < 340; i++) {
    const turn = s.random() * 6.3, far = Math.sqrt(s.random());
    s.apart(() => s.disc(x + Math.cos(turn) * far * r * 1.05, y + Math.sin(turn) * far * r * 0.86, s.random.between(0.8, 3) * s.u, "#fff6e0"), { alpha: 0.5 });
  }
}

function slice(s, x, y, r, turn) {
  s.apart((c) => {
    c.translate(x, y);
    c.rotate(turn);
    s.shadow(r * 0.1, r * 0.16, r * 0.95, r * 0.86);
    const text = (k) => `M${-r * 0.8 * k} ${r * 0.75 * k} V${-r * 0.1 * k} C${-r * 1.15 * k} ${-r * 0.8 * k} ${r * 1.15 * k} ${-r * 0.8 * k} ${r * 0.8 * k} ${-r * 0.1 * k} V${r * 0.75 * k} Z`;
    s.shape(text(1), "#9a5a26");
    s.shape(text(0.9), "#f7e3bd");
    for (let i = 0; i < 34; i++) s.apart(() => s.ellipse(s.random.between(-0.6, 0.6) * r, s.random.between(-0.3, 0.6) * r, s.random.between(2, 9) * s.u, s.random.between(2, 6) * s.u, "#d9b884"), { alpha: 0.7 });
  });
}

function fruit(s) {
  s.fill(s.round(s.w * 0.3, s.h * 0.25, s.w, ["#3f8a9a", "#2a6678", "#17404f"]));
  s.apart(() => s.path([[s.w * 0.7, 0], [s.w, 0], [s.w, s.h * 0.4], [s.w * 0.3, s.h], [s.w * 0.05, s.h]], "#ffffff"), { alpha: 0.08, blur: 24 });
  const x = s.w * 0.5, y = s.h * 0.52, r = s.h * 0.4;
  dish(s, x, y, r, ["#f3ead8", "#d9c8a8"], 0.9);
  const places = [[-0.42, -0.2, 0], [0.08, -0.42, 0], [0.46, -0.1, 1], [-0.32, 0.34, 1], [0.2, 0.36, 0], [0.02, 0, 2]];
  for (const [dx, dy, kind] of places) orange(s, x + dx * r, y + dy * r, r * 0.3, kind);
  for (const [dx, dy, turn] of [[-0.1, -0.62, -0.9], [0.62, 0.16, 0.3], [-0.62, 0.12, 2.6]]) s.leaf(x + dx * r, y + dy * r, r * 0.42, turn, s.round(x + dx * r, y + dy * r, r * 0.5, ["#9cc85a", "#3f7f3a"]), 0.34);
}

function orange(s, x, y, r, kind) {
  s.shadow(x + r * 0.16, y + r * 0.24, r, r, "#5a3010", 0.5);
  const [light, main, dark] = [["#ffc46a", "#f58a1f", "#b9540c"], ["#fff0a0", "#f7d02f", "#c9940c"], ["#ffb04a", "#e8701a", "#a5440c"]][kind];
  if (kind < 2) {
    s.disc(x, y, r, s.round(x - r * 0.35, y - r * 0.4, r * 1.6, [light, main, dark]));
    for (let i = 0; i < 90; i++) {
      const turn = s.random() * 6.3, far = Math.sqrt(s.random()) * r * 0.94;
      s.apart(() => s.disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 1.6 * s.u, dark), { alpha: 0.35 });
    }
    s.apart(() => s.ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.13, "#ffffff", -0.7), { alpha: 0.55, blur: 6 });
    s.disc(x + r * 0.1, y - r * 0.1, r * 0.07, "#5a7a2a");
    return;
  }
  s.disc(x, y, r * 1.05, main);
  s.disc(x, y, r * 0.95, "#fff0d0");
  for (let i = 0; i < 10; i++) s.leaf(x, y, r * 0.86, (i / 10) * 6.283 + 0.2, s.round(x, y, r, ["#ffc060", "#ff9a2a"]), 0.33);
  s.disc(x, y, r * 0.07, "#fff3dc");
}

function pizza(s) {
  wood(s, "#5a4a44", "#241a18", 7);
  const x = s.w * 0.5, y = s.h * 0.5, r = s.h * 0.43;
  s.shadow(x + r * 0.06, y + r * 0.1, r * 1.04, r * 1.04, "#000000", 0.6);
  const edge = wave(s.random, 3, 0.5), ring = (k, wobble) => Array.from({ length: 90 }, (_, i) => {
    const turn = (i / 90) * 6.283;
    return [x + Math.cos(turn) * r * (k + edge(i / 9) * wobble), y + Math.sin(turn) * r * (k + edge(i / 9) * wobble)];
  });
  s.path(ring(1, 0.03), s.round(x, y, r, ["#e3a85a", "#e9b568", "#c98438"]));
  for (let i = 0; i < 40; i++) {
    const turn = s.random() * 6.3;
    s.apart(() => s.ellipse(x + Math.cos(turn) * r * 0.95, y + Math.sin(turn) * r * 0.95, s.random.between(6, 22) * s.u, 7 * s.u, "#5a2c10", turn + 1.57), { alpha: 0.55, blur: 2 });
  }
  s.path(ring(0.86, 0.05), s.round(x, y, r, ["#e0512f", "#c93f24", "#a52c18"]));
  const spots = (count, far, draw) => { for (let i = 0; i < count; i++) { const turn = s.random() * 6.3, d = Math.sqrt(s.random()) * far * r; draw(x + Math.cos(turn) * d, y + Math.sin(turn) * d); } };
  spots(26, 0.74, (px, py) => s.apart(() => s.ellipse(px, py, s.random.between(30, 62) * s.u, s.random.between(24, 46) * s.u, s.round(px, py, 60 * s.u, ["#fffdf2", "#fbe9c0", "#f0cf8a"]), s.random() * 3), { blur: 2 }));
  spots(60, 0.8, (px, py) => s.apart(() => s.disc(px, py, s.random.between(2, 8) * s.u, "#e8902f"), { alpha: 0.4 }));
  spots(9, 0.66, (px, py) => {
    s.shadow(px + 4 * s.u, py + 6 * s.u, 34 * s.u, 34 * s.u);
    s.disc(px, py, 34 * s.u, "#d9342a");
    s.disc(px, py, 28 * s.u, "#f06a4a");
    for (let k = 0; k < 5; k++) s.ellipse(px + Math.cos(k * 1.257) * 15 * s.u, py + Math.sin(k * 1.257) * 15 * s.u, 8 * s.u, 6 * s.u, "#f7c98a", k * 1.257);
  });
  spots(13, 0.7, (px, py) => {
    const turn = s.random() * 6.3;
    s.leaf(px + 4 * s.u, py + 6 * s.u, 78 * s.u, turn, "#3a0c08aa", 0.4);
    s.leaf(px, py, 78 * s.u, turn, s.random.of(["#3f8a3a", "#57a54a", "#2f6f33"]), 0.4);
    s.line(`M${px} ${py} l${Math.cos(turn) * 66 * s.u} ${Math.sin(turn) * 66 * s.u}`, "#8fcf7a", 2 * s.u);
  });
}

function breakfast(s) {
  s.fill(s.round(s.w * 0.3, s.h * 0.2, s.w, ["#f7efe2", "#e9dcc6", "#cdb896"]));
  s.apart((c) => {
    c.rotate(-0.12);
    s.box(s.w * 0.52, s.h * 0.18, s.w * 0.6, s.h * 1.2, 10, "#7fa5b0");
    for (let i = 0; i < 12; i++) s.c.fillRect(s.w * (0.54 + i * 0.05), s.h * 0.18, 6 * s.u, s.h * 1.2);
  });
  const x = s.w * 0.4, y = s.h * 0.55, r = s.h * 0.36;
  dish(s, x, y, r, ["#ffffff", "#f3f0ea"], 0.78);
  for (let i = 0; i < 4; i++) {
    const px = x + s.random.between(-12, 12) * s.u, py = y + (24 - i * 20) * s.u;
    s.shadow(px + 6 * s.u, py + 12 * s.u, r * 0.58, r * 0.54, "#5a3010", 0.35);
    s.ellipse(px, py, r * 0.58, r * 0.53, "#f3cf8a");
    s.ellipse(px, py - 5 * s.u, r * 0.55, r * 0.5, s.round(px - 20 * s.u, py - 30 * s.u, r * 0.7, ["#e0a050", "#c9823a", "#a5622a"]));
  }
  s.apart(() => s.shape(`M${x - r * 0.4} ${y - r * 0.2} q${r * 0.3} ${-r * 0.25} ${r * 0.6} ${-r * 0.05} q${r * 0.3} ${r * 0.2} ${r * 0.1} ${r * 0.4} q0 ${r * 0.3} ${-r * 0.12} ${r * 0.2} q${-r * 0.06} ${-r * 0.25} ${-r * 0.3} ${-r * 0.15} q${-r * 0.4} ${r * 0.1} ${-r * 0.28} ${-r * 0.4}`, "#a5521c"), { alpha: 0.7 });
  for (let i = 0; i < 26; i++) {
    const turn = s.random() * 6.3, d = s.random() * r * 0.42, px = x + Math.cos(turn) * d, py = y - 40 * s.u + Math.sin(turn) * d, big = s.random() < 0.4;
    s.shadow(px + 4 * s.u, py + 6 * s.u, 17 * s.u, 17 * s.u);
    s.disc(px, py, (big ? 22 : 16) * s.u, s.round(px - 6 * s.u, py - 7 * s.u, 28 * s.u, big ? ["#ff7a7a", "#d9303f", "#8a1424"] : ["#8fa0e0", "#46569f", "#232a5a"]));
  }
  for (let i = 0; i < 3; i++) s.leaf(x + 10 * s.u, y - 50 * s.u, 66 * s.u, -1 + i * 1.1, "#5fae5a", 0.4);
  const cx = s.w * 0.8, cy = s.h * 0.34, cr = s.h * 0.17;
  dish(s, cx, cy, cr * 1.35, ["#ffffff", "#f0ebe2"], 0.9);
  s.line(`M${cx + cr * 0.8} ${cy + cr * 0.6} l${cr * 0.45} ${cr * 0.34}`, "#e6ddd0", 26 * s.u);
  dish(s, cx, cy, cr, ["#ffffff", "#6a3f22"], 0.86);
  s.apart(() => {
    for (let i = 0; i < 5; i++) {
      s.leaf(cx, cy + cr * (0.44 - i * 0.16), cr * 0.42, -0.45, "#f0d9b5", 0.34);
      s.leaf(cx, cy + cr * (0.44 - i * 0.16), cr * 0.42, -2.7, "#f0d9b5", 0.34);
    }
    s.line(`M${cx} ${cy + cr * 0.6} V${cy - cr * 0.5}`, "#6a3f22", 3 * s.u);
  });
}
