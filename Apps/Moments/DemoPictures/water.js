// The sea, and what stands at its shore.

function sea(s, { sky, sun, water, light, clouds = 0, streaks = 0, stars = 0, boats = [], shore, lighthouse }) {
  const horizon = s.h * 0.52;
  s.sky(...sky);
  if (stars) s.stars(stars, horizon);
  const x = s.w * sun.x;
  s.glow(x, s.h * sun.y, s.w * 0.5, sun.color, 0.7);
  s.glow(x, s.h * sun.y, s.w * 0.16, sun.color, 0.8);
  s.disc(x, s.h * sun.y, (sun.size ?? 50) * s.u, sun.face ?? "#fff3d6");
  for (let i = 0; i < clouds; i++) s.cloud(s.w * s.random(), s.h * s.random.between(0.1, 0.3), s.w * s.random.between(0.16, 0.34), "#fffffff0", "#b9cbdcaa");
  if (streaks) s.streaks(streaks, s.h * 0.1, horizon - 20, sun.color, 0.55);
  if (shore) s.ridge(horizon + 4 * s.u, s.h * 0.07, { scale: 2.4, colors: [shore, shore] });
  s.c.fillStyle = s.down(water, horizon, s.h);
  s.c.fillRect(0, horizon, s.w, s.h);
  for (let i = 0; i < 26; i++) {
    const part = i / 26, y = horizon + (s.h - horizon) * part ** 1.6, line = wave(s.random, 4, 0.5);
    const points = [[0, s.h]];
    for (let px = 0; px <= s.w; px += 6) points.push([px, y + line((px / s.w) * (14 - part * 9)) * (2 + part * 16) * s.u]);
    points.push([s.w, s.h]);
    s.apart(() => s.path(points, i % 2 ? mix(water[1], light, 0.22) : water[water.length - 1]), { alpha: 0.09 + part * 0.07 });
  }
  s.glitter(x, horizon + 4 * s.u, s.h * 0.97, 120 * s.u, light, 210);
  if (lighthouse) tower(s, s.w * 0.17, horizon + 60 * s.u, 300 * s.u, lighthouse);
  for (const [bx, by, size, color] of boats) boat(s, s.w * bx, s.h * by, size * s.u, color);
}

function boat(s, x, y, size, [hull, sail]) {
  s.apart(() => s.ellipse(x, y + size * 0.12, size * 0.62, size * 0.06, "#0d2233"), { alpha: 0.35, blur: 4 });
  s.shape(`M${x - size * 0.52} ${y - size * 0.1} L${x + size * 0.56} ${y - size * 0.12} Q${x + size * 0.4} ${y + size * 0.12} ${x + size * 0.2} ${y + size * 0.12} L${x - size * 0.3} ${y + size * 0.12} Q${x - size * 0.46} ${y + size * 0.08} ${x - size * 0.52} ${y - size * 0.1}`, hull);
  s.line(`M${x} ${y - size * 0.1} V${y - size * 1.45}`, "#4a3526", size * 0.025);
  s.shape(`M${x + size * 0.04} ${y - size * 1.4} Q${x + size * 0.6} ${y - size * 0.7} ${x + size * 0.52} ${y - size * 0.24} L${x + size * 0.04} ${y - size * 0.2} Z`, sail[0]);
  s.shape(`M${x - size * 0.04} ${y - size * 1.25} Q${x - size * 0.3} ${y - size * 0.6} ${x - size * 0.48} ${y - size * 0.24} L${x - size * 0.04} ${y - size * 0.2} Z`, sail[1]);
}

function tower(s, x, y, height, [wall, band]) {
  const outline = new Path2D(`M${x - height * 0.12} ${y} L${x - height * 0.07} ${y - height * 0.8} H${x + height * 0.07} L${x + height * 0.12} ${y} Z`);
  s.ellipse(x, y + height * 0.12, height * 0.75, height * 0.24, "#2b3645");
  s.ellipse(x - height * 0.2, y + height * 0.06, height * 0.4, height * 0.16, "#38475a");
  s.apart(() => {
    s.fill(wall);
    for (let i = 0; i < 3; i++) {
      s.c.fillStyle = band;
      s.c.fillRect(0, y - height * (0.68 - i * 0.27), s.w, height * 0.13);
    }
    s.fill(s.across(["#00000000", "#00000060"], x - height * 0.06, x + height * 0.13));
  }, { clip: outline });
  s.box(x - height * 0.1, y - height * 0.83, height * 0.2, height * 0.035, 3, "#2b3040");
  s.box(x - height * 0.055, y - height * 0.95, height * 0.11, height * 0.12, 3, "#ffe9a8");
  s.shape(`M${x - height * 0.08} ${y - height * 0.94} Q${x} ${y - height * 1.08} ${x + height * 0.08} ${y - height * 0.94} Z`, band);
  s.glow(x, y - height * 0.89, height * 0.7, "#ffe9a0", 0.75);
  s.apart(() => s.path([[x, y - height * 0.9], [s.w, y - height * 1.5], [s.w, y - height * 0.9]], s.across(["#fff2b8aa", "#fff2b800"], x, s.w)), { blend: "screen", alpha: 0.6, blur: 6 });
}

function beach(s) {
  sea(s, { sky: ["#4da3d8", "#a8dbe8", "#fdf3dc"], sun: { x: 0.8, y: 0.16, color: "#fff2c0", size: 40 }, water: ["#4fb3c9", "#2a8db3", "#3aa6b9"], light: "#ffffff", clouds: 4, boats: [[0.3, 0.56, 60, ["#d8503f", ["#ffffff", "#f6e3c8"]]]] });
  const line = wave(s.random, 3, 0.5), edge = (x, off) => s.h * (0.76 + off) + line((x / s.w) * 3) * s.h * 0.03;
  for (const [off, color, alpha] of [[-0.03, "#ffffff", 0.6], [-0.012, "#e8f7f4", 0.9], [0.004, "#c9a977", 1], [0.02, "#ecd3a0", 1]]) {
    const points = [[0, s.h]];
    for (let x = 0; x <= s.w; x += 4) points.push([x, edge(x, off)]);
    s.apart(() => s.path([...points, [s.w, s.h]], color), { alpha });
  }
  for (let i = 0; i < 400; i++) s.apart(() => s.disc(s.w * s.random(), s.h * s.random.between(0.82, 1), 1.3 * s.u, s.random.of(["#c9ab74", "#fbeac4", "#a98a5a"])), { alpha: 0.5 });
  const x = s.w * 0.68, y = s.h * 0.9, r = 190 * s.u;
  s.shadow(x + 70 * s.u, y + 20 * s.u, r * 0.95, 30 * s.u, "#8a6a3a", 0.5);
  s.line(`M${x} ${y} L${x + 20 * s.u} ${y - r * 1.2}`, "#8a5c3a", 9 * s.u);
  const top = [x + 20 * s.u, y - r * 1.25];
  s.apart(() => {
    s.fill("#e8503f");
    const [ax, ay] = [top[0], top[1] - r * 0.55];
    for (const [from, to] of [[-0.74, -0.38], [0, 0.38], [0.74, 1.1]]) s.shape(`M${ax} ${ay} Q${ax + r * from} ${ay + r * 0.1} ${ax + r * from} ${ay + r} H${ax + r * to} Q${ax + r * to} ${ay + r * 0.1} ${ax} ${ay}`, "#fff6e6");
    s.fill(s.round(ax - r * 0.4, ay + r * 0.2, r * 1.6, ["#ffffff40", "#ffffff00", "#00000040"]));
  }, { clip: new Path2D(`M${top[0] - r} ${top[1] + r * 0.3} Q${top[0] - r * 0.8} ${top[1] - r * 0.55} ${top[0]} ${top[1] - r * 0.55} Q${top[0] + r * 0.8} ${top[1] - r * 0.55} ${top[0] + r} ${top[1] + r * 0.3} Q${top[0] + r * 0.75} ${top[1] + r * 0.16} ${top[0] + r * 0.5} ${top[1] + r * 0.3} Q${top[0] + r * 0.25} ${top[1] + r * 0.16} ${top[0]} ${top[1] + r * 0.3} Q${top[0] - r * 0.25} ${top[1] + r * 0.16} ${top[0] - r * 0.5} ${top[1] + r * 0.3} Q${top[0] - r * 0.75} ${top[1] + r * 0.16} ${top[0] - r} ${top[1] + r * 0.3}`) });
  s.disc(s.w * 0.52, s.h * 0.935, 44 * s.u, s.round(s.w * 0.51, s.h * 0.915, 70 * s.u, ["#ffffff", "#ffd04a", "#e08a2a"]));
}
