// Twelve faces. They are shown as round and small as a fingertip: few shapes, strong ones.

function avatar(sky, draw) {
  return (s) => {
    s.fill(s.round(s.w * 0.3, s.h * 0.2, s.w * 1.1, sky));
    s.apart(() => s.disc(s.w * 0.82, s.h * 0.2, s.w * 0.3, "#ffffff"), { alpha: 0.14 });
    s.apart(() => s.disc(s.w * 0.12, s.h * 0.86, s.w * 0.26, "#ffffff"), { alpha: 0.1 });
    s.c.save();
    s.c.scale(s.w / 100, s.h / 100);
    draw(s);
    s.c.restore();
  };
}

/// Two eyes with a spark of light.
function eyes(s, y, apart, size, color = "#2a1d24") {
  for (const side of [-1, 1]) {
    s.ellipse(50 + side * apart, y, size, size * 1.14, color);
    s.disc(50 + side * apart + size * 0.3, y - size * 0.4, size * 0.34, "#ffffff");
  }
}

function cheeks(s, y, apart, size, color, alpha = 0.5) {
  for (const side of [-1, 1]) s.apart(() => s.ellipse(50 + side * apart, y, size, size * 0.62, color), { alpha });
}

function smile(s, y, width, color, weight = 1.5) {
  s.line(`M${50 - width} ${y} q${width * 0.5} ${width * 0.75} ${width} 0 q${width * 0.5} ${width * 0.75} ${width} 0`, color, weight);
}

function mirrored(s, draw) {
  for (const side of [1, -1]) {
    s.c.save();
    s.c.translate(50, 0);
    s.c.scale(side, 1);
    draw();
    s.c.restore();
  }
}

const avatars = {
  robin: avatar(["#bfe3d0", "#6fb5a8", "#3f8a8a"], (s) => {
    s.shape("M50 96 C24 98 16 78 18 60 C19 34 34 20 50 20 C66 20 81 34 82 60 C84 78 76 98 50 96", "#7a5a46");
    s.shape("M50 92 C30 92 25 74 27 60 C28 46 38 40 50 46 C62 40 72 46 73 60 C75 74 70 92 50 92", "#f2703a");
    s.shape("M50 96 C38 96 32 88 33 80 C38 86 62 86 67 80 C68 88 62 96 50 96", "#fbe9d6");
    mirrored(s, () => s.shape("M31 58 C40 66 40 84 28 90 C30 80 24 70 31 58", "#5f4436"));
    s.path([[43.5, 47], [56.5, 47], [50, 57]], "#f7b733");
    s.path([[43.5, 47], [56.5, 47], [50, 51]], "#ffd25e");
    eyes(s, 41, 13, 4.6, "#1f1412");
    s.line("M47 21 q-4 -9 2 -12 M51 20 q0 -8 6 -9", "#7a5a46", 2.6);
  }),
  nora: avatar(["#ffe3c2", "#f7b27a", "#d9774a"], (s) => {
    for (let i = 0; i < 22; i++) {
      const turn = Math.PI + (i / 21) * Math.PI;
      s.path([[50 + Math.cos(turn) * 46, 56 + Math.sin(turn) * 42], [50 + Math.cos(turn + 0.17) * 31, 58 + Math.sin(turn + 0.17) * 30], [50 + Math.cos(turn - 0.17) * 31, 58 + Math.sin(turn - 0.17) * 30]], i % 2 ? "#6b4634" : "#825a42");
    }
    s.disc(50, 58, 33, "#6b4634");
    mirrored(s, () => s.disc(24, 40, 8, "#8f6248"));
    mirrored(s, () => s.disc(24, 41, 4.6, "#e3a58a"));
    s.shape("M50 34 C60 40 78 44 78 62 C78 82 64 92 50 92 C36 92 22 82 22 62 C22 44 40 40 50 34", "#f7dcb8");
    eyes(s, 60, 13, 4.4);
    s.ellipse(50, 72, 5.6, 4.4, "#3a2420");
    smile(s, 77, 6.5, "#8a5a48");
    cheeks(s, 71, 19, 5.4, "#f08a72");
  }),
  jiayi: avatar(["#dff0c4", "#a5d08a", "#5f9f6a"], (s) => {
    mirrored(s, () => s.disc(29, 27, 13, "#2b2730"));
    s.ellipse(50, 58, 37, 34, "#fffdf8");
    mirrored(s, () => s.ellipse(15.5, 56, 9.5, 12, "#2b2730", 0.5));
    mirrored(s, () => { s.disc(14, 55, 4.4, "#ffffff"); s.disc(14, 55.4, 3.4, "#15121a"); s.disc(15.2, 53.8, 1.3, "#ffffff"); });
    s.ellipse(50, 69, 5.4, 3.8, "#2b2730");
    smile(s, 74, 6, "#2b2730");
    cheeks(s, 71, 24, 5.6, "#f7a5a5", 0.7);
    s.leaf(60, 80, 26, -0.5, "#4f9a4a", 0.26);
    s.leaf(62, 80, 22, 0.15, "#7fc25f", 0.26);
    s.line("M54 78 L66 80", "#3f7f3a", 1.8);
  }),
  tom: avatar(["#cfe0ff", "#86a8ea", "#4a68b8"], (s) => {
    mirrored(s, () => { s.path([[2, 46], [33, 10], [40, 62]], "#d9662c"); s.path([[16, 42], [31, 20], [34, 52]], "#3a2228"); });
    s.shape("M50 94 C36 88 12 70 12 56 C18 40 34 34 50 34 C66 34 82 40 88 56 C88 70 64 88 50 94", "#e87a36");
    s.shape("M50 94 C36 88 12 70 12 56 C26 54 42 62 50 78 C58 62 74 54 88 56 C88 70 64 88 50 94", "#fff3e2");
    eyes(s, 56, 15, 4.2);
    s.ellipse(50, 87, 5, 3.9, "#2b1a1e");
    cheeks(s, 68, 22, 5, "#f7a58a");
  }),
  guohua: avatar(["#f7e6b8", "#d9b566", "#9a7a36"], (s) => {
    s.ellipse(50, 96, 42, 22, "#4f7a4a");
    for (const [x, y] of [[28, 90], [50, 86], [72, 90]]) s.ellipse(x, y, 10, 7, "#6b9a5a");
    s.shape("M50 16 C72 16 80 34 79 52 C78 72 66 82 50 82 C34 82 22 72 21 52 C20 34 28 16 50 16", "#a5c878");
    s.apart(() => s.ellipse(44, 30, 18, 9, "#ffffff"), { alpha: 0.22 });
    mirrored(s, () => { s.disc(14, 45, 8.4, "#f7faee"); s.disc(14, 46, 4.4, "#2a2a1f"); s.disc(15.6, 44, 1.6, "#ffffff"); });
    mirrored(s, () => s.line("M7 32 q7 -5 14 -1", "#f3f3e8", 3.4));
    s.line("M24.6 46 a11.2 11.2 0 1 0 22.4 0 a11.2 11.2 0 1 0 -22.4 0 m28.4 0 a11.2 11.2 0 1 0 22.4 0 a11.2 11.2 0 1 0 -22.4 0 M47 44 q3 -2 6 0", "#5f4a24", 1.8);
    s.line("M36 65 q14 11 28 0", "#5a7a3c", 2.4);
    cheeks(s, 62, 23, 5.4, "#f09a7a");
    s.disc(46, 57, 1.2, "#6f934a");
    s.disc(54, 57, 1.2, "#6f934a");
  }),
  sumin: avatar(["#ffd9e3", "#f29ab5", "#c95a86"], (s) => {
    mirrored(s, () => { s.path([[4, 40], [31, 8], [37, 60]], "#f7f0e6"); s.path([[15, 36], [29, 18], [32, 46]], "#f7b5b5"); });
    s.ellipse(50, 57, 37, 32, "#fffaf2");
    s.apart(() => {
      s.ellipse(72, 34, 17, 15, "#e99a4a");
      s.ellipse(27, 34, 14, 13, "#6b5148");
    }, { clip: new Path2D("M13 57 a37 32 0 1 0 74 0 a37 32 0 1 0 -74 0") });
    eyes(s, 56, 15.5, 5, "#2f4a3f");
    s.path([[46.5, 65], [53.5, 65], [50, 69]], "#e8788a");
    smile(s, 70, 6, "#7a5a52");
    cheeks(s, 68, 24, 5.4, "#f7a0a8");
    mirrored(s, () => s.line("M26 66 l15 -3 M26 70 l15 2", "#d9c9bb", 1.3));
    for (let i = 0; i < 5; i++) s.leaf(80, 26, 9, i * 1.257 - 0.6, "#e8455f", 0.6);
    s.disc(80, 26, 3, "#ffd95e");
  }),
  priya: avatar(["#8f86d9", "#4f478f", "#241f4f"], (s) => {
    for (const [x, y, r] of [[14, 20, 1.2], [84, 50, 1], [26, 9, 0.9], [74, 12, 1.3], [10, 58, 1], [90, 28, 0.8]]) s.disc(x, y, r, "#fff6c9");
    mirrored(s, () => s.path([[10, 30], [32, 18], [36, 40]], "#7a5a48"));
    s.shape("M50 22 C74 22 84 40 83 62 C82 92 70 106 50 106 C30 106 18 92 17 62 C16 40 26 22 50 22", "#8f6b54");
    s.shape("M50 60 C64 60 70 74 68 104 H32 C30 74 36 60 50 60", "#e9d3b0");
    for (const [x, y] of [[42, 76], [50, 80], [58, 76], [46, 88], [54, 88]]) s.line(`M${x - 2.4} ${y} q2.4 3 4.8 0`, "#a5805f", 1.6);
    mirrored(s, () => { s.disc(15.5, 46, 17, "#f3e3c8"); s.disc(15, 46, 11.5, "#f7b733"); s.disc(14.4, 46, 7.4, "#1d1420"); s.disc(17, 43, 2.5, "#ffffff"); });
    s.path([[44, 54], [56, 54], [50, 66]], "#f2a03a");
    mirrored(s, () => s.shape("M33 56 C38 72 34 90 26 96 C30 84 24 70 33 56", "#6f4f3e"));
  }),
  leo: avatar(["#ffefc0", "#f7cf5e", "#e09a2f"], (s) => {
    for (let i = 0; i < 16; i++) s.disc(50 + Math.cos(i * 0.3927) * 34, 54 + Math.sin(i * 0.3927) * 34, 11, i % 2 ? "#b5602a" : "#c9743a");
    s.disc(50, 54, 35, "#b5602a");
    mirrored(s, () => { s.disc(24, 30, 8, "#e9a556"); s.disc(24, 31, 4.4, "#b5602a"); });
    s.ellipse(50, 56, 28, 27, "#f7c276");
    eyes(s, 52, 11, 4.2);
    s.ellipse(50, 68, 13, 9.6, "#fdeacb");
    s.shape("M44 61 h12 q0 6 -6 6 q-6 0 -6 -6", "#7a3f2a");
    smile(s, 69, 5.4, "#7a3f2a");
    cheeks(s, 62, 19, 4.6, "#f08f5f");
    s.line("M45 26 q5 -8 10 0", "#f7c276", 4);
  }),
  zixuan: avatar(["#c9f0fa", "#74c4e0", "#2f86b0"], (s) => {
    s.shape("M50 14 C76 14 88 38 86 64 C84 90 70 104 50 104 C30 104 16 90 14 64 C12 38 24 14 50 14", "#2b3550");
    s.shape("M50 40 C58 28 78 34 76 58 C80 84 66 100 50 100 C34 100 20 84 24 58 C22 34 42 28 50 40", "#fbfdff");
    eyes(s, 52, 13, 4.6, "#141a2b");
    s.path([[42, 58], [58, 58], [50, 68]], "#f7a52f");
    s.path([[42, 58], [58, 58], [50, 62]], "#ffc65e");
    cheeks(s, 63, 20, 5, "#f7a5b5", 0.7);
    s.line("M27 87 q23 12 46 0", "#e8505f", 8);
    s.line("M66 88 l5 14", "#d9404f", 7);
  }),
  grace: avatar(["#f0e0fa", "#c4a5e3", "#8a68b5"], (s) => {
    mirrored(s, () => { s.ellipse(15, 22, 8.6, 23, "#f7f1ec", 0.16); s.ellipse(15, 23, 4.4, 17, "#f3b5bf", 0.16); });
    s.ellipse(50, 64, 33, 31, "#fffaf5");
    eyes(s, 60, 13.5, 4.6, "#4a2f3a");
    s.path([[46.4, 69], [53.6, 69], [50, 73]], "#e8788f");
    s.line("M50 73 v4", "#b58a8a", 1.4);
    smile(s, 77, 5.4, "#b58a8a");
    cheeks(s, 72, 21, 5.8, "#f7a0b0", 0.6);
    s.line("M50 60 m-22 0 a8.6 8.6 0 1 0 17.2 0 a8.6 8.6 0 1 0 -17.2 0 m26.8 0 a8.6 8.6 0 1 0 17.2 0 a8.6 8.6 0 1 0 -17.2 0 M45.4 59 q4.6 -3 9.2 0", "#9a7ab5", 1.7);
    for (let i = 0; i < 8; i++) s.leaf(27, 38, 8, i * 0.785, "#ffffff", 0.4);
    s.disc(27, 38, 3, "#f7c93f");
  }),
  mateo: avatar(["#ffe9c4", "#f7b98a", "#e8806a"], (s) => {
    s.shape("M0 74 q12.5 -8 25 0 t25 0 t25 0 t25 0 V100 H0 Z", "#3f8fb5");
    s.shape("M14 66 C14 40 34 28 54 30 C74 32 86 46 86 64 C86 84 66 92 48 90 C28 88 14 84 14 66", "#5f86c9");
    s.shape("M16 72 C30 80 60 80 84 70 C82 86 64 92 48 90 C30 88 18 84 16 72", "#e9f2fa");
    for (let i = 0; i < 6; i++) s.line(`M${30 + i * 8} ${80 + Math.sin(i) * 1.4} l-1 8`, "#b9cfe6", 1.4);
    s.disc(34, 60, 4.4, "#14203a");
    s.disc(35.4, 58.2, 1.6, "#ffffff");
    s.disc(68, 60, 4.4, "#14203a");
    s.disc(69.4, 58.2, 1.6, "#ffffff");
    s.line("M44 66 q7 5 14 0", "#2f4a86", 2);
    for (const x of [27, 75]) s.apart(() => s.ellipse(x, 67, 5, 3, "#f29aa5"), { alpha: 0.8 });
    s.line("M52 28 q-1 -12 -10 -13 M52 28 q1 -12 10 -13 M52 28 v-14", "#ffffff", 2.6);
    s.shape("M0 84 q12.5 -8 25 0 t25 0 t25 0 t25 0 V100 H0 Z", "#2f78a5");
  }),
  yutong: avatar(["#fbe0d0", "#e8b5a0", "#b5786f"], (s) => {
    mirrored(s, () => { s.disc(31, 40, 18, "#8f98a8"); s.disc(31, 41, 11, "#e6c4c4"); });
    s.ellipse(50, 58, 32, 31, "#a8b1c0");
    s.shape("M30 78 C36 88 64 88 70 78 C68 92 60 94 50 94 C40 94 32 92 30 78", "#eef1f5");
    s.ellipse(50, 62, 8.4, 12, "#3a3a46");
    s.apart(() => s.ellipse(47.4, 56, 2.2, 3.6, "#ffffff"), { alpha: 0.4 });
    eyes(s, 54, 17, 4.2, "#26232e");
    s.line("M44 79 q6 4.6 12 0", "#5a5a68", 1.9);
    cheeks(s, 68, 22, 5.2, "#f29a9a", 0.6);
    s.shape("M30 24 C36 12 66 10 74 24 C62 30 44 31 30 24", "#c9404f");
    s.line("M53 15 q1 -5 5 -6", "#a52f3f", 2.6);
  }),
};
