// Music, books, games, the sky near by.

function guitar(s) {
  s.fill(s.round(s.w * 0.35, s.h * 0.25, s.w, ["#4f6a78", "#2f4452", "#18242e"]));
  const z = s.u;
  s.apart((c) => {
    c.translate(s.w * 0.36, s.h * 0.62);
    c.rotate(-0.5);
    const body = (k) => `M${-330 * z * k} 0 C${-330 * z * k} ${-270 * z * k} ${-40 * z * k} ${-270 * z * k} ${20 * z * k} ${-170 * z * k} C${80 * z * k} ${-110 * z * k} ${130 * z * k} ${-210 * z * k} ${230 * z * k} ${-180 * z * k} C${380 * z * k} ${-130 * z * k} ${380 * z * k} ${130 * z * k} ${230 * z * k} ${180 * z * k} C${130 * z * k} ${210 * z * k} ${80 * z * k} ${110 * z * k} ${20 * z * k} ${170 * z * k} C${-40 * z * k} ${270 * z * k} ${-330 * z * k} ${270 * z * k} ${-330 * z * k} 0`;
    s.apart(() => s.shape(body(1.02), "#05080c"), { blur: 22, alpha: 0.6 });
    s.shape(body(1), "#4a2410");
    s.shape(body(0.965), s.round(-60 * z, -60 * z, 420 * z, ["#f7c978", "#e09a45", "#b5652a", "#7a3a16"]));
    s.apart(() => {
      for (let i = -26; i <= 26; i++) s.apart(() => s.line(`M${-340 * z} ${i * 10 * z} q${340 * z} ${6 * z} ${720 * z} 0`, "#7a3f18", 1.6 * z), { alpha: 0.2 });
    }, { clip: new Path2D(body(0.965)) });
    s.disc(96 * z, 0, 84 * z, "#3a1c0c");
    s.disc(96 * z, 0, 72 * z, s.round(80 * z, -20 * z, 80 * z, ["#1a0c06", "#0c0604"]));
    s.box(60 * z, -34 * z, 900 * z, 68 * z, 4 * z, s.across(["#3a2216", "#24140d"], 60 * z, 900 * z));
    for (let i = 0; i < 13; i++) s.c.fillStyle = "#c9b58a", s.c.fillRect((200 + i * 54) * z, -34 * z, 4 * z, 68 * z);
    for (const i of [2, 4, 6, 8]) s.disc((227 + i * 54) * z, 0, 9 * z, "#f3ead8");
    s.box(-210 * z, -66 * z, 40 * z, 132 * z, 8 * z, "#2f1a10");
    for (let i = 0; i < 6; i++) s.line(`M${-190 * z} ${(-28 + i * 11.2) * z} H${980 * z}`, i < 3 ? "#d9b878" : "#eef0f2", (3.4 - i * 0.4) * z);
  });
}

function record(s) {
  wood(s, "#7a5a48", "#38241c");
  const x = s.w * 0.56, y = s.h * 0.5, r = s.h * 0.42, z = s.u;
  s.shadow(s.w * 0.3 + 16 * z, y + 20 * z, 300 * z, 320 * z, "#000000", 0.5);
  s.apart((c) => {
    c.translate(s.w * 0.29, y);
    c.rotate(-0.07);
    s.box(-310 * z, -330 * z, 640 * z, 660 * z, 6 * z, "#e9a23f");
    for (const [dx, dy, size, color] of [[-80, 60, 210, "#d9523a"], [70, -60, 150, "#2f6f78"], [150, 150, 80, "#fbe9c9"]]) s.disc(dx * z, dy * z, size * z, color);
    s.apart(() => s.disc(70 * z, -60 * z, 150 * z, "#f7cf6a"), { alpha: 0.5, blend: "multiply" });
  });
  s.shadow(x + 16 * z, y + 20 * z, r, r, "#000000", 0.55);
  s.disc(x, y, r, "#15131a");
  for (let i = 0; i < 46; i++) s.apart(() => s.line(`M${x - r * (0.98 - i * 0.0135)} ${y} a${r * (0.98 - i * 0.0135)} ${r * (0.98 - i * 0.0135)} 0 1 0 ${r * (1.96 - i * 0.027)} 0 a${r * (0.98 - i * 0.0135)} ${r * (0.98 - i * 0.0135)} 0 1 0 ${-r * (1.96 - i * 0.027)} 0`, i % 2 ? "#38343f" : "#0a090d", 2 * z), { alpha: 0.7 });
  for (const turn of [-0.7, 2.44]) s.apart((c) => {
    c.translate(x, y);
    c.rotate(turn);
    s.path([[0, 0], [r, -r * 0.2], [r, r * 0.2]], "#ffffff");
  }, { alpha: 0.12, blur: 10, clip: new Path2D(`M${x - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0`) });
  s.disc(x, y, r * 0.34, "#d9523a");
  s.disc(x, y, r * 0.3, "#f3e3c2");
  s.apart(() => s.line(`M${x - r * 0.2} ${y - r * 0.13} h${r * 0.4} M${x - r * 0.15} ${y + r * 0.13} h${r * 0.3} M${x - r * 0.1} ${y + r * 0.18} h${r * 0.2}`, "#7a5a48", 6 * z), { alpha: 0.7 });
  s.disc(x, y, r * 0.035, "#15131a");
}

function books(s) {
  s.fill("#4a3024");
  const palette = ["#b5483a", "#2f5f78", "#d9a441", "#5f7f4f", "#7a4a6f", "#e6d9bf", "#38424f", "#c9754a", "#8aa5a0", "#a53f4f"];
  const shelves = 4, tall = s.h / shelves, z = s.u;
  for (let row = 0; row < shelves; row++) {
    const top = row * tall, floor = top + tall - 26 * z;
    s.c.fillStyle = s.down(["#2f1d15", "#3f281c"], top, floor);
    s.c.fillRect(0, top, s.w, tall);
    for (let x = 10 * z; x < s.w - 20 * z; ) {
      if (s.random() < 0.06) {
        if (row % 2) { plantPot(s, x + 70 * z, floor, 84 * z, s.random.of(["#d9c8b0", "#8aa5b0"]), "#4f8f57"); x += 150 * z; }
        else { s.glow(x + 50 * z, floor - 80 * z, 130 * z, "#ffcf7a", 0.7); s.box(x + 30 * z, floor - 90 * z, 44 * z, 90 * z, 6 * z, "#f3e0b5"); x += 110 * z; }
        continue;
      }
      const wide = s.random.between(22, 54) * z, high = tall * s.random.between(0.56, 0.84), color = s.random.of(palette), lean = s.random() < 0.05 ? 0.1 : 0;
      s.apart((c) => {
        c.translate(x, floor);
        c.rotate(lean);
        s.box(0, -high, wide, high, [4 * z, 4 * z, 0, 0], s.across([mix(color, "#000000", 0.3), mix(color, "#ffffff", 0.1), color, mix(color, "#000000", 0.4)], 0, wide));
        const gold = s.random.of(["#f3d98a", "#ffffff", "#1d1510"]);
        s.apart(() => {
          s.c.fillStyle = gold;
          s.c.fillRect(wide * 0.1, -high * 0.9, wide * 0.8, 3 * z);
          s.c.fillRect(wide * 0.1, -high * 0.14, wide * 0.8, 3 * z);
          s.box(wide * 0.3, -high * s.random.between(0.6, 0.8), wide * 0.4, high * s.random.between(0.2, 0.4), 3 * z, gold);
        }, { alpha: 0.55 });
      });
      x += wide + (lean ? 26 : 2) * z;
    }
    s.c.fillStyle = s.down(["#8a5c3f", "#5f3c28"], floor, floor + 26 * z);
    s.c.fillRect(0, floor, s.w, 26 * z);
    s.apart(() => s.c.fillRect(0, floor + 26 * z, s.w, 14 * z), { alpha: 0.4, blur: 6 });
  }
  s.glow(s.w * 0.75, s.h * 0.1, s.w * 0.7, "#ffd9a0", 0.35);
}

function kite(s) {
  s.sky("#3f8fd0", "#8fc8e8", "#dff2f2");
  for (let i = 0; i < 6; i++) s.cloud(s.w * s.random(), s.h * s.random.between(0.12, 0.7), s.w * s.random.between(0.2, 0.45), "#fffffff2", "#b5d0e4aa");
  s.ridge(s.h * 0.97, s.h * 0.1, { scale: 2, colors: ["#6fa54f", "#4f8a3f"] });
  const x = s.w * 0.6, y = s.h * 0.32, z = s.u;
  s.line(`M${x - 10 * z} ${y + 40 * z} Q${s.w * 0.5} ${s.h * 0.66} ${s.w * 0.19} ${s.h * 0.87}`, "#f7f3ea", 2.4 * z);
  s.apart((c) => {
    c.translate(x, y);
    c.rotate(0.5);
    const [w, h, d] = [150 * z, 190 * z, 260 * z];
    s.path([[0, -h], [w, 0], [0, 0]], "#f2b632");
    s.path([[0, -h], [-w, 0], [0, 0]], "#e8503f");
    s.path([[0, d], [w, 0], [0, 0]], "#e8503f");
    s.path([[0, d], [-w, 0], [0, 0]], "#3f6fb5");
    s.line(`M0 ${-h} V${d} M${-w} 0 H${w}`, "#5a3a24", 4 * z);
    s.line(`M0 ${d} q${60 * z} ${80 * z} 0 ${150 * z} t${10 * z} ${150 * z} t${-20 * z} ${130 * z}`, "#f7f3ea", 3 * z);
    for (const [dx, dy, color] of [[26, 70, "#f2b632"], [2, 150, "#e8503f"], [-14, 230, "#7fc8e8"], [8, 310, "#f2b632"]]) s.path([[dx * z, d + dy * z], [(dx + 34) * z, d + (dy - 16) * z], [(dx + 34) * z, d + (dy + 16) * z], [dx * z, d + dy * z], [(dx - 34) * z, d + (dy - 16) * z], [(dx - 34) * z, d + (dy + 16) * z]], color);
  });
  const px = s.w * 0.17, py = s.h * 0.955;
  s.line(`M${px} ${py - 70 * z} L${s.w * 0.19} ${s.h * 0.87}`, "#2f3f5a", 9 * z);
  s.box(px - 17 * z, py - 84 * z, 34 * z, 62 * z, 12 * z, "#c9473c");
  s.disc(px, py - 102 * z, 19 * z, "#e9b58f");
  s.shape(`M${px - 20 * z} ${py - 104 * z} q${20 * z} ${-34 * z} ${40 * z} 0 Z`, "#33221a");
  s.line(`M${px - 8 * z} ${py - 28 * z} l${-8 * z} ${44 * z} M${px + 8 * z} ${py - 28 * z} l${12 * z} ${42 * z}`, "#2f3f5a", 12 * z);
}

function fullMoon(s) {
  s.fill(s.round(s.w / 2, s.h / 2, s.w * 0.8, ["#16203f", "#0a1026", "#04060f"]));
  s.stars(200, s.h);
  const x = s.w * 0.52, y = s.h * 0.5, r = s.h * 0.36;
  s.glow(x, y, r * 2, "#cfd9ff", 0.5);
  const round = new Path2D(`M${x - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0`);
  s.apart(() => {
    s.fill(s.round(x - r * 0.3, y - r * 0.3, r * 1.6, ["#fffdf2", "#e9e6da", "#b5b3ac"]));
    s.apart(() => {
      for (let i = 0; i < 26; i++) s.ellipse(x + s.random.between(-0.9, 0.7) * r, y + s.random.between(-0.8, 0.5) * r, r * s.random.between(0.08, 0.34), r * s.random.between(0.06, 0.24), "#8f92a0", s.random() * 3);
    }, { blur: 16, alpha: 0.42 });
    for (let i = 0; i < 90; i++) {
      const turn = s.random() * 6.3, d = Math.sqrt(s.random()) * r * 0.96, px = x + Math.cos(turn) * d, py = y + Math.sin(turn) * d, size = (3 + s.random() ** 4 * 34) * s.u;
      s.apart(() => {
        s.disc(px + size * 0.12, py + size * 0.14, size, "#ffffff");
        s.disc(px, py, size, "#a5a6ac");
        s.disc(px + size * 0.1, py + size * 0.12, size * 0.8, "#d0cfc9");
      }, { alpha: 0.5 });
    }
    s.fill(s.round(x - r * 0.4, y - r * 0.4, r * 1.75, ["#00000000", "#00000000", "#05081ad0"]));
  }, { clip: round });
}

function saturn(s) {
  s.fill(s.round(s.w * 0.7, s.h * 0.3, s.w, ["#2a1f4f", "#120f2c", "#05050f"]));
  for (const [x, y, color] of [[0.2, 0.7, "#6a3f8f"], [0.85, 0.75, "#2f5f8f"], [0.5, 0.1, "#8f3f6a"]]) s.glow(s.w * x, s.h * y, s.w * 0.4, color, 0.35);
  s.stars(420, s.h);
  const x = s.w * 0.5, y = s.h * 0.5, r = s.h * 0.22;
  const ring = (from, to) => {
    for (const [k, color, wide] of [[1.5, "#8f7a5a", 26], [1.72, "#e6cf9f", 44], [2, "#c9ad7a", 34], [2.22, "#f3e3bd", 20], [2.42, "#a58f6a", 12]]) s.apart((c) => {
      c.translate(x, y);
      c.rotate(-0.34);
      c.strokeStyle = color;
      c.lineWidth = wide * s.u;
      c.beginPath();
      c.ellipse(0, 0, r * k, r * k * 0.3, 0, from, to);
      c.stroke();
    }, { alpha: 0.85 });
  };
  ring(Math.PI, Math.PI * 2);
  s.apart((c) => {
    c.translate(x, y);
    c.rotate(-0.34);
    ["#f7e3b5", "#e9c98a", "#f0d6a0", "#d9b070", "#f3dcae", "#c99a5f", "#e3c08a"].forEach((color, i) => {
      c.fillStyle = color;
      c.fillRect(-r * 1.2, -r + (i * r * 2) / 7, r * 2.4, (r * 2) / 7 + 2);
    });
  }, { clip: new Path2D(`M${x - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0`), blur: 5 });
  s.apart(() => s.disc(x, y, r, s.round(x - r * 0.45, y - r * 0.45, r * 1.8, ["#ffffff30", "#00000000", "#0a0614d8"])));
  ring(0, Math.PI);
  for (const [dx, dy, size] of [[-0.36, -0.28, 15], [0.37, 0.26, 10], [0.3, -0.36, 7]]) s.disc(s.w * (0.5 + dx), s.h * (0.5 + dy), size * s.u, s.round(s.w * (0.5 + dx) - 4, s.h * (0.5 + dy) - 4, size * 2 * s.u, ["#ffffff", "#a59fc0", "#2f2a4a"]));
}

function bicycle(s) {
  hills(s, { sky: ["#f29a5c", "#f7b96a", "#ffd98f", "#fff0c4"], sun: { x: 0.62, y: 0.46, color: "#fff0b0", size: 84, face: "#fffbe0" }, ridges: ["#e0955f", "#b8704f", "#7f4a40"], haze: "#ffd9a0", birds: 5 });
  s.ridge(s.h * 0.9, s.h * 0.05, { scale: 1.4, colors: ["#3f2630", "#2a1824"] });
  const x = s.w * 0.42, y = s.h * 0.76, r = 104 * s.u, dark = "#2a1824", z = s.u;
  for (const dx of [-1.45, 1.45]) {
    s.line(`M${x + r * dx - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0`, dark, 9 * z);
    for (let i = 0; i < 14; i++) s.line(`M${x + r * dx} ${y} l${Math.cos(i * 0.449) * r} ${Math.sin(i * 0.449) * r}`, dark, 1.4 * z);
    s.disc(x + r * dx, y, 11 * z, dark);
  }
  const [seat, head, crank] = [[x - r * 0.62, y - r * 1.25], [x + r * 1.02, y - r * 1.32], [x - r * 0.1, y + r * 0.04]];
  s.line(`M${x - r * 1.45} ${y} L${seat[0]} ${seat[1]} L${head[0]} ${head[1]} L${crank[0]} ${crank[1]} L${seat[0]} ${seat[1]} M${x - r * 1.45} ${y} L${crank[0]} ${crank[1]} M${x + r * 1.45} ${y} L${head[0]} ${head[1]} L${head[0] - r * 0.08} ${head[1] - r * 0.36} q${r * 0.3} ${-r * 0.14} ${r * 0.42} ${r * 0.12} M${seat[0]} ${seat[1]} l${-r * 0.08} ${-r * 0.24}`, dark, 10 * z);
  s.line(`M${seat[0] - r * 0.34} ${seat[1] - r * 0.26} h${r * 0.52}`, dark, 16 * z);
  s.disc(crank[0], crank[1], 26 * z, dark);
  s.line(`M${crank[0] - r * 0.2} ${crank[1] - r * 0.3} L${crank[0] + r * 0.2} ${crank[1] + r * 0.3}`, dark, 7 * z);
  s.shape(`M${head[0] + r * 0.1} ${head[1] - r * 0.2} h${r * 0.56} l${-r * 0.08} ${r * 0.4} h${-r * 0.4} Z`, "#5a3430");
  for (let i = 0; i < 9; i++) daisy(s, head[0] + r * (0.16 + s.random() * 0.46), head[1] - r * (0.22 + s.random() * 0.24), r * 0.13, s.random.of(["#ffffff", "#ffd0c0", "#ffe9a0"]), "#e8902f");
  for (let i = 0; i < 260; i++) {
    const px = s.w * s.random(), tall = s.random.between(20, 80) * z;
    s.line(`M${px} ${s.h} q${s.random.between(-6, 12) * z} ${-tall * 0.6} ${s.random.between(-10, 24) * z} ${-tall - s.h * 0.05}`, s.random.of(["#2a1824", "#38202a", "#4f2f30"]), 2.6 * z);
  }
}

function koi(s) {
  s.fill(s.round(s.w * 0.35, s.h * 0.3, s.w, ["#3f8a86", "#1f5f66", "#0d3540"]));
  for (let i = 0; i < 22; i++) s.apart(() => s.ellipse(s.w * s.random(), s.h * s.random(), s.random.between(20, 70) * s.u, s.random.between(16, 50) * s.u, "#0a2a30"), { alpha: 0.3, blur: 12 });
  for (const [x, y, size, turn, colors] of [[0.34, 0.36, 1.15, 0.5, ["#fff6ea", "#e8452a"]], [0.66, 0.6, 1.3, -2.5, ["#ffb03a", "#fff3d6"]], [0.26, 0.78, 0.85, -0.7, ["#fff9f0", "#2a2a33"]], [0.78, 0.22, 0.8, 2.4, ["#f06a2a", "#ffd9b0"]]]) fish(s, s.w * x, s.h * y, 150 * size * s.u, turn, colors);
  for (let i = 0; i < 9; i++) {
    const x = s.w * s.random(), y = s.h * s.random(), r = s.random.between(40, 150) * s.u;
    for (let k = 1; k < 4; k++) s.apart(() => s.line(`M${x - (r * k) / 3} ${y} a${(r * k) / 3} ${(r * k) / 4.6} 0 1 0 ${(r * 2 * k) / 3} 0 a${(r * k) / 3} ${(r * k) / 4.6} 0 1 0 ${(-r * 2 * k) / 3} 0`, "#e6fff6", 2 * s.u), { alpha: 0.22 / k });
  }
  for (const [x, y, r] of [[0.06, 0.1, 150], [0.16, 0.02, 110], [0.95, 0.92, 170], [0.86, 1.0, 120], [0.98, 0.72, 80]]) {
    const px = s.w * x, py = s.h * y, size = r * s.u, turn = s.random() * 6;
    s.shadow(px + 12 * s.u, py + 18 * s.u, size, size, "#041a1e", 0.5);
    s.c.fillStyle = s.round(px, py, size, ["#a5cf6a", "#5f9f55", "#37784a"]);
    s.c.beginPath();
    s.c.moveTo(px, py);
    s.c.arc(px, py, size, turn + 0.2, turn + 6.1);
    s.c.fill();
    for (let i = 0; i < 10; i++) s.apart(() => s.line(`M${px} ${py} l${Math.cos(turn + 0.5 + i * 0.58) * size * 0.92} ${Math.sin(turn + 0.5 + i * 0.58) * size * 0.92}`, "#d9f0b0", 2 * s.u), { alpha: 0.35 });
  }
}

function fish(s, x, y, r, turn, [main, spot]) {
  s.apart((c) => {
    c.translate(x, y);
    c.rotate(turn);
    s.apart(() => s.ellipse(20 * s.u, 40 * s.u, r, r * 0.34, "#041a1e"), { blur: 14, alpha: 0.5 });
    for (const side of [-1, 1]) s.shape(`M${r * 0.3} ${side * r * 0.2} Q${r * 0.1} ${side * r * 0.7} ${-r * 0.16} ${side * r * 0.62} Q${-r * 0.02} ${side * r * 0.36} ${r * 0.04} ${side * r * 0.2} Z`, clear(mix(main, "#ffffff", 0.4), 0.75));
    s.shape(`M${-r * 0.7} 0 Q${-r * 1.1} ${-r * 0.5} ${-r * 1.5} ${-r * 0.42} Q${-r * 1.25} 0 ${-r * 1.5} ${r * 0.34} Q${-r * 1.1} ${r * 0.36} ${-r * 0.7} 0`, clear(mix(main, "#ffffff", 0.35), 0.8));
    const body = `M${r} 0 C${r * 0.9} ${-r * 0.32} ${r * 0.2} ${-r * 0.4} ${-r * 0.3} ${-r * 0.22} Q${-r * 0.7} ${-r * 0.08} ${-r * 0.9} 0 Q${-r * 0.7} ${r * 0.08} ${-r * 0.3} ${r * 0.22} C${r * 0.2} ${r * 0.4} ${r * 0.9} ${r * 0.32} ${r} 0`;
    s.shape(body, s.down([mix(main, "#000000", 0.2), mix(main, "#ffffff", 0.25), mix(main, "#000000", 0.2)], -r * 0.36, r * 0.36));
    s.apart(() => {
      for (const [dx, dy, a, b] of [[0.5, -0.06, 0.26, 0.2], [0.02, 0.1, 0.24, 0.18], [-0.42, -0.03, 0.2, 0.14]]) s.ellipse(dx * r, dy * r, a * r, b * r, spot, 0.3);
    }, { clip: new Path2D(body), blur: 2 });
    for (const side of [-1, 1]) s.disc(r * 0.78, side * r * 0.15, r * 0.035, "#10100f");
  });
}

function paperCut(s) {
  const colors = ["#fdf3e1", "#f7cfa0", "#ef9a6a", "#d9604a", "#a5384a", "#5f2344", "#2f1433"];
  s.fill(colors[0]);
  colors.slice(1).forEach((color, i) => {
    const line = wave(s.random, 3, 0.45), k = 1 - i * 0.145, points = [];
    for (let a = 0; a < 180; a++) {
      const turn = (a / 180) * 6.2832, far = s.w * 0.5 * k * (0.9 + 0.13 * line(Math.cos(turn) * 1.6 + 9 + i) + 0.1 * line(Math.sin(turn) * 1.6 + 40 + i));
      points.push([s.w / 2 + Math.cos(turn) * far, s.h / 2 + Math.sin(turn) * far]);
    }
    s.apart(() => s.path(points.map(([x, y]) => [x + 8 * s.u, y + 16 * s.u]), "#2a0a1a"), { blur: 14, alpha: 0.4 });
    s.path(points, color);
  });
  const x = s.w / 2, y = s.h / 2, z = s.u;
  s.disc(x + 50 * z, y - 46 * z, 44 * z, "#fdeec9");
  s.glow(x + 50 * z, y - 46 * z, 130 * z, "#ffe0a0", 0.5);
  s.shape(`M${x - 70 * z} ${y + 80 * z} q${10 * z} ${-70 * z} ${50 * z} ${-80 * z} l${4 * z} ${-40 * z} l${16 * z} ${22 * z} l${18 * z} ${-18 * z} q${4 * z} ${40 * z} ${-10 * z} ${54 * z} q${16 * z} ${30 * z} ${10 * z} ${62 * z} Z`, "#fdf3e1");
  s.line(`M${x - 66 * z} ${y + 78 * z} q${-40 * z} ${-20 * z} ${-26 * z} ${-56 * z}`, "#fdf3e1", 12 * z);
}
