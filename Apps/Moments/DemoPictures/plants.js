// What grows.

function meadow(s, { sky, colors, stem, count = 70, heart = "#2a1a24" }) {
  s.fill(s.round(s.w * 0.6, s.h * 0.2, s.h * 1.2, sky));
  for (let layer = 0; layer < 3; layer++) {
    const flowers = Math.round(count * (0.5 + layer * 0.2));
    s.apart(() => {
      for (let i = 0; i < flowers; i++) {
        const x = s.w * s.random.between(-0.05, 1.05), y = s.h * s.random.between(0.35 + layer * 0.08, 0.95 + layer * 0.1), r = (14 + layer * 17) * s.u * s.random.between(0.7, 1.25);
        s.line(`M${x} ${y} q${s.random.between(-20, 20) * s.u} ${s.h * 0.2} ${s.random.between(-30, 30) * s.u} ${s.h * 0.7}`, mix(stem, "#10240f", s.random() * 0.4), (1.6 + layer) * s.u);
        if (s.random() < 0.6) s.leaf(x, y + r * 3, r * 2.4, s.random.between(-2.6, -0.5), mix(stem, "#16301a", s.random() * 0.5), 0.2);
        poppy(s, x, y, r, s.random.of(colors), heart);
      }
    }, { blur: (2 - layer) * 3 });
  }
}

function poppy(s, x, y, r, color, heart) {
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * 6.283 + s.random() * 0.4, px = x + Math.cos(turn) * r * 0.45, py = y + Math.sin(turn) * r * 0.34;
    s.ellipse(px, py, r * 0.72, r * 0.58, s.round(x, y, r * 1.3, [mix(color, "#40101a", 0.45), color, mix(color, "#ffffff", 0.28)]), turn);
  }
  s.disc(x, y, r * 0.22, heart);
  for (let i = 0; i < 9; i++) s.disc(x + Math.cos(i * 0.7) * r * 0.3, y + Math.sin(i * 0.7) * r * 0.26, r * 0.035, "#f7e29a");
}

function tulips(s) {
  s.sky("#cfe6f2", "#f3f6e6", "#fbe8d6");
  s.glow(s.w * 0.2, s.h * 0.1, s.w * 0.6, "#fff6d8", 0.8);
  const colors = ["#e8465a", "#f59a3c", "#f7cf4a", "#e77fb0", "#8f5bb8", "#fff1e6"];
  for (let row = 0; row < 6; row++) {
    const size = (26 + row * 17) * s.u, base = s.h * (0.5 + row * 0.1);
    s.apart(() => {
      s.c.fillStyle = mix("#8fb76a", "#2f5a33", row / 6);
      s.c.fillRect(0, base + size * 0.9, s.w, s.h);
      for (let x = -size; x < s.w + size; x += size * s.random.between(0.8, 1.15)) {
        const y = base + s.random.between(-0.3, 0.3) * size, color = colors[(row + (s.random() < 0.18 ? 2 : 0)) % colors.length];
        s.line(`M${x} ${y} q${size * 0.1} ${size} 0 ${size * 3}`, "#4c8a44", size * 0.12);
        s.leaf(x, y + size * 2.2, size * 2, -1.9, mix("#5e9e4e", "#2c6238", s.random()), 0.2);
        s.leaf(x, y + size * 2.2, size * 1.8, -1.2, mix("#6bab55", "#2c6238", s.random()), 0.2);
        tulip(s, x, y, size, color);
      }
    }, { blur: row < 2 ? 3 - row : 0 });
  }
}

function tulip(s, x, y, size, color) {
  const dark = mix(color, "#5a1030", 0.3), light = mix(color, "#ffffff", 0.3);
  s.shape(`M${x - size * 0.5} ${y - size * 0.55} C${x - size * 0.62} ${y + size * 0.2} ${x - size * 0.2} ${y + size * 0.35} ${x} ${y + size * 0.35} C${x + size * 0.2} ${y + size * 0.35} ${x + size * 0.62} ${y + size * 0.2} ${x + size * 0.5} ${y - size * 0.55} L${x + size * 0.2} ${y - size * 0.2} L${x} ${y - size * 0.65} L${x - size * 0.2} ${y - size * 0.2} Z`, s.across([dark, color, dark], x - size * 0.5, x + size * 0.5));
  s.shape(`M${x} ${y - size * 0.62} C${x - size * 0.36} ${y - size * 0.2} ${x - size * 0.3} ${y + size * 0.3} ${x} ${y + size * 0.35} C${x + size * 0.3} ${y + size * 0.3} ${x + size * 0.36} ${y - size * 0.2} ${x} ${y - size * 0.62}`, s.down([light, color], y - size * 0.6, y + size * 0.3));
}

function bouquet(s) {
  s.fill(s.across(["#f4e6d8", "#e9cfc0", "#d9b8ad"]));
  s.c.fillStyle = s.down(["#b98a6c", "#8d6248"], s.h * 0.78, s.h);
  s.c.fillRect(0, s.h * 0.78, s.w, s.h);
  const x = s.w / 2, y = s.h * 0.55, z = s.u;
  s.shadow(x + 70 * z, s.h * 0.86, 190 * z, 30 * z);
  for (let i = 0; i < 34; i++) {
    const turn = -1.57 + s.random.between(-1.35, 1.35), far = s.random.between(240, 430) * z;
    s.leaf(x, y + 40 * z, far, turn, s.random.of(["#5f8a5a", "#7fa56a", "#3f6b4a", "#9db88a"]), 0.13);
  }
  const heads = [];
  for (let i = 0; i < 44; i++) heads.push([x + s.random.between(-1, 1) * 240 * z, y - s.random.between(20, 330) * z]);
  heads.sort((a, b) => a[1] - b[1]);
  heads.forEach(([px, py], i) => {
    const kind = i % 4, r = s.random.between(26, 54) * z;
    if (kind === 0) rose(s, px, py, r, s.random.of(["#e8788a", "#f4b0a8", "#c94a62", "#f7d7c4"]));
    else if (kind === 1) daisy(s, px, py, r * 0.85, "#fffaf0", "#f2b632");
    else if (kind === 2) daisy(s, px, py, r * 0.7, s.random.of(["#8f7fd0", "#b9a5e8", "#6f8fd8"]), "#ffe08a");
    else for (let k = 0; k < 9; k++) s.disc(px + s.random.between(-1, 1) * r, py + s.random.between(-1, 1) * r, r * 0.16, s.random.of(["#ffffff", "#f6e6ee", "#ffd9e0"]));
  });
  s.shape(`M${x - 90 * z} ${s.h * 0.6} C${x - 150 * z} ${s.h * 0.72} ${x - 120 * z} ${s.h * 0.86} ${x - 70 * z} ${s.h * 0.86} H${x + 70 * z} C${x + 120 * z} ${s.h * 0.86} ${x + 150 * z} ${s.h * 0.72} ${x + 90 * z} ${s.h * 0.6} Z`, s.across(["#dff0f2", "#9cc4cc", "#6a98a6"], x - 130 * z, x + 130 * z));
  s.apart(() => s.ellipse(x - 66 * z, s.h * 0.73, 14 * z, 70 * z, "#ffffff"), { alpha: 0.6, blur: 5 });
}

function rose(s, x, y, r, color) {
  for (let i = 0; i < 4; i++) {
    const size = r * (1 - i * 0.22), shade = mix(color, i % 2 ? "#ffffff" : "#6a1030", 0.12 + i * 0.05);
    for (let k = 0; k < 6; k++) {
      const turn = (k / 6) * 6.283 + i * 0.6;
      s.disc(x + Math.cos(turn) * size * 0.42, y + Math.sin(turn) * size * 0.38, size * 0.55, mix(shade, "#ffffff", k % 2 ? 0.1 : 0));
    }
  }
  s.disc(x, y, r * 0.16, mix(color, "#5a0a2a", 0.4));
}

function daisy(s, x, y, r, petals, heart) {
  const start = s.random();
  for (let i = 0; i < 13; i++) s.leaf(x, y, r, start + (i / 13) * 6.283, mix(petals, "#8a8ab0", (i % 3) * 0.08), 0.17);
  s.disc(x, y, r * 0.27, heart);
  s.apart(() => s.disc(x + r * 0.06, y + r * 0.07, r * 0.2, "#b86a1a"), { alpha: 0.35, blur: 2 });
}

function sunflower(s) {
  s.fill(s.round(s.w * 0.3, s.h * 0.2, s.h * 1.1, ["#fff3cf", "#9fd0e8", "#5a9fd0"]));
  const x = s.w * 0.5, y = s.h * 0.44, z = s.u;
  s.line(`M${x} ${y} C${x + 20 * z} ${s.h * 0.7} ${x - 30 * z} ${s.h * 0.8} ${x - 10 * z} ${s.h * 1.02}`, "#4d7d33", 34 * z);
  s.leaf(x - 6 * z, s.h * 0.84, 380 * z, -0.5, "#5f9440", 0.4);
  s.leaf(x - 6 * z, s.h * 0.9, 390 * z, -2.7, "#4d8238", 0.4);
  for (const [count, far, colors] of [[26, 350, ["#e89a1c", "#f2ae26"]], [24, 316, ["#ffc93c", "#ffd95e"]], [20, 270, ["#ffdf70", "#ffcf4a"]]]) {
    for (let i = 0; i < count; i++) s.leaf(x, y, far * z * s.random.between(0.92, 1.05), (i / count) * 6.283 + s.random() * 0.1 + far, s.random.of(colors), 0.16);
  }
  s.disc(x, y, 168 * z, s.round(x, y, 170 * z, ["#3a2412", "#5a3818", "#2a1808"]));
  for (let i = 0; i < 620; i++) {
    const far = Math.sqrt(i) * 6.5 * z, turn = i * 2.39996;
    s.disc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, (2.2 + i / 260) * z, i % 3 ? mix("#7a4c1c", "#d99a2f", i / 620) : "#2a1808");
  }
}

function lotus(s) {
  s.sky("#2c5f62", "#3f7f78", "#6aa58f", "#9cc4a0");
  for (let i = 0; i < 26; i++) s.apart(() => s.ellipse(s.w * s.random(), s.h * s.random(), s.random.between(60, 260) * s.u, 3 * s.u, "#dff2e2"), { alpha: 0.16 });
  const pads = [];
  for (let i = 0; i < 22; i++) pads.push([s.w * s.random(), s.h * s.random.between(0.12, 1), s.random.between(0.6, 1)]);
  pads.sort((a, b) => a[1] - b[1]);
  for (const [x, y, k] of pads) {
    const r = (60 + (y / s.h) * 130) * k * s.u, turn = s.random.between(0, 6.28);
    s.apart(() => s.ellipse(x, y + r * 0.12, r, r * 0.42, "#123a3a"), { alpha: 0.4, blur: 6 });
    s.c.fillStyle = s.round(x, y, r, ["#9cc86a", "#4f9456", "#2f6f4a"]);
    s.c.beginPath();
    s.c.moveTo(x, y);
    s.c.ellipse(x, y, r, r * 0.42, 0, turn + 0.16, turn + 6.12);
    s.c.closePath();
    s.c.fill();
    for (let i = 0; i < 9; i++) s.apart(() => s.line(`M${x} ${y} L${x + Math.cos(turn + 0.5 + i * 0.65) * r * 0.9} ${y + Math.sin(turn + 0.5 + i * 0.65) * r * 0.37}`, "#d8f0b0", 1.6 * s.u), { alpha: 0.3 });
  }
  for (const [x, y, size] of [[0.36, 0.3, 0.6], [0.8, 0.42, 0.72], [0.44, 0.74, 1.35]]) lotusFlower(s, s.w * x, s.h * y, 150 * size * s.u);
}

function lotusFlower(s, x, y, r) {
  s.glow(x, y - r * 0.3, r * 1.6, "#ffe6f0", 0.35);
  const rows = [[9, 1.1, 1.25, "#e88aae"], [7, 0.95, 0.95, "#f2a8c4"], [5, 0.8, 0.6, "#fac8da"], [3, 0.62, 0.32, "#ffe6ee"]];
  for (const [count, far, spread, color] of rows) for (let i = 0; i < count; i++) {
    const turn = -Math.PI / 2 + ((i / (count - 1)) * 2 - 1) * spread;
    s.leaf(x, y, r * far, turn, s.round(x, y, r * far, [mix(color, "#fff6d8", 0.6), color, mix(color, "#c94a86", 0.3)]), 0.3);
  }
  s.ellipse(x, y - r * 0.06, r * 0.2, r * 0.1, "#f7cf4a");
}

function bamboo(s) {
  s.fill(s.round(s.w * 0.55, s.h * 0.25, s.h, ["#f6fae0", "#cfe3ae", "#86b07a", "#4f8260"]));
  for (let layer = 0; layer < 3; layer++) s.apart(() => {
    for (let i = 0; i < 7 + layer * 2; i++) {
      const x = s.w * s.random(), wide = (10 + layer * 16) * s.u * s.random.between(0.8, 1.2), lean = s.random.between(-30, 30) * s.u;
      const color = mix("#9cc07a", "#2f6a44", layer / 2 * 0.8 + s.random() * 0.2), step = s.h * s.random.between(0.12, 0.17);
      for (let y = s.h, k = 0; y > -step; y -= step, k++) {
        const dx = (lean * (s.h - y)) / s.h;
        s.box(x + dx - wide / 2, y - step + 3 * s.u, wide, step - 5 * s.u, wide * 0.16, s.across([mix(color, "#ffffff", 0.3), color, mix(color, "#0c2a1c", 0.35)], x + dx - wide / 2, x + dx + wide / 2));
        if (s.random() < 0.5) for (let leaf = 0; leaf < 4; leaf++) s.leaf(x + dx, y, wide * s.random.between(3, 5), s.random.of([0.5, 2.6]) + s.random.between(-0.5, 0.5), mix(color, "#d9f0a0", s.random() * 0.4), 0.11);
      }
    }
  }, { blur: (2 - layer) * 5, alpha: 0.75 + layer * 0.12 });
  for (let i = 0; i < 7; i++) s.apart(() => s.path([[s.w * (0.3 + i * 0.09), 0], [s.w * (0.34 + i * 0.09), 0], [s.w * (0.1 + i * 0.16), s.h], [s.w * (0.02 + i * 0.16), s.h]], "#fffbd6"), { alpha: 0.07, blur: 14, blend: "screen" });
}

function plantPot(s, x, y, size, pot, leaf, dark = false) {
  for (let i = 0; i < 13; i++) {
    const turn = -Math.PI / 2 + (i / 12 - 0.5) * 2.5 + s.random.between(-0.1, 0.1), long = size * s.random.between(0.9, 1.5);
    s.leaf(x, y - size * 0.72, long, turn, dark ? leaf : mix(leaf, i % 2 ? "#a8d08a" : "#1f4a34", 0.3), 0.2);
  }
  s.path([[x - size * 0.42, y - size * 0.78], [x + size * 0.42, y - size * 0.78], [x + size * 0.3, y], [x - size * 0.3, y]], s.across([mix(pot, "#ffffff", 0.22), pot, mix(pot, "#2a0f0a", 0.4)], x - size * 0.4, x + size * 0.4));
  s.box(x - size * 0.47, y - size * 0.88, size * 0.94, size * 0.18, size * 0.04, mix(pot, "#ffffff", 0.12));
}

function sill(s) {
  s.sky("#e9f2f4", "#f7f3e8");
  s.glow(s.w * 0.3, s.h * 0.2, s.w * 0.7, "#fff6d6", 0.9);
  s.apart(() => {
    for (let i = 0; i < 24; i++) s.disc(s.w * s.random(), s.h * s.random.between(0.35, 0.7), s.random.between(40, 120) * s.u, s.random.of(["#bfd9b8", "#d6e6c4", "#a5c9b0", "#e6ecd0"]));
  }, { blur: 34 });
  s.c.fillStyle = "#fbf7ef";
  for (const x of [0, 0.485, 0.97]) s.c.fillRect(s.w * x, 0, s.w * 0.03, s.h * 0.8);
  s.c.fillRect(0, s.h * 0.34, s.w, s.h * 0.028);
  s.c.fillStyle = s.down(["#f3e8d8", "#d9c4a8"], s.h * 0.78, s.h);
  s.c.fillRect(0, s.h * 0.78, s.w, s.h);
  const z = s.u, y = s.h * 0.88;
  for (const [x, size, pot, leaf] of [[0.13, 150, "#c96f4a", "#4f8f57"], [0.36, 200, "#e9e2d4", "#3f7f5f"], [0.62, 130, "#5f8fa8", "#6aa35a"], [0.86, 180, "#d9a24a", "#2f6f52"]]) {
    s.shadow(s.w * x + size * 0.3 * z, y + 4 * z, size * 0.5 * z, 14 * z, "#6a4a2a", 0.4);
    plantPot(s, s.w * x, y, size * z, pot, leaf);
  }
}

function seedlings(s) {
  s.fill(s.round(s.w * 0.3, s.h * 0.2, s.w, ["#c99a6a", "#9a6a42", "#6f4a2e"]));
  for (let i = 0; i < 9; i++) s.apart(() => s.line(`M0 ${s.h * (i / 9 + 0.05)} q${s.w * 0.3} ${10 * s.u} ${s.w} ${-6 * s.u}`, "#4a2f1c", 2 * s.u), { alpha: 0.4 });
  const cols = 4, rows = 3, cell = Math.min((s.w * 0.86) / cols, (s.h * 0.9) / rows);
  for (let r = 0; r < rows; r++) for (let c = 0; c < cols; c++) {
    const x = s.w / 2 + (c - (cols - 1) / 2) * cell, y = s.h / 2 + (r - (rows - 1) / 2) * cell, size = cell * 0.88;
    s.shadow(x + 10 * s.u, y + 14 * s.u, size * 0.52, size * 0.5, "#2a160a", 0.45);
    s.box(x - size / 2, y - size / 2, size, size, size * 0.12, "#b7643f");
    s.box(x - size * 0.42, y - size * 0.42, size * 0.84, size * 0.84, size * 0.09, "#33211a");
    for (let i = 0; i < 40; i++) s.disc(x + s.random.between(-0.38, 0.38) * size, y + s.random.between(-0.38, 0.38) * size, s.random.between(1, 4) * s.u, s.random.of(["#4a3226", "#5c4030", "#241610"]));
    const leaves = s.random.whole(4, 8), start = s.random() * 6;
    for (let i = 0; i < leaves; i++) s.leaf(x, y, size * s.random.between(0.3, 0.46), start + (i / leaves) * 6.283, s.random.of(["#7fbf5a", "#a3d678", "#5fa34a", "#c4e89a"]), 0.42);
  }
}
