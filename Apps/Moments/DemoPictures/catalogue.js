// Every picture by its name: the size, the seed, and who draws it.

// As large as the middle size of the app: larger ones would only make the first start slower.
const WIDE = [1080, 810], TALL = [810, 1080], SQUARE = [1080, 1080], LONG = [1080, 720];

const catalogue = {
  Photos: {
    "hills-dusk": [LONG, 11, (s) => hills(s, { sky: ["#3b2a5e", "#8b4a7d", "#e8796b", "#ffc27a"], sun: { x: 0.64, y: 0.5, color: "#ffb060" }, ridges: ["#b06a80", "#7e4c74", "#573a66", "#372a50", "#1f1b38"], haze: "#ffb48a", streaks: 10, trees: 70, birds: 4 })],
    "hills-dawn": [WIDE, 24, (s) => hills(s, { sky: ["#8fb8d8", "#c9d6e0", "#f7d9c4", "#ffe9c8"], sun: { x: 0.3, y: 0.46, color: "#fff0c4", size: 50 }, ridges: ["#b9c7cf", "#93adb5", "#6c919a", "#4a7078", "#2f5158"], haze: "#fdeede", clouds: 2, trees: 90, birds: 5 })],
    "hills-mist": [TALL, 37, (s) => hills(s, { sky: ["#d5dfdf", "#e6ebe4", "#f3f0e2"], ridges: ["#c6d2ce", "#a9bcb6", "#86a099", "#5f7f77", "#3c5d55", "#223f39"], haze: "#f1f2e8", trees: 150, birds: 3 })],
    "hills-gold": [LONG, 45, (s) => hills(s, { sky: ["#6aa3c8", "#b9d3d6", "#ffe6ae"], sun: { x: 0.78, y: 0.42, color: "#ffe08c" }, ridges: ["#c9b98a", "#b89d52", "#96803a", "#6c6a32", "#45502c"], haze: "#ffeebb", clouds: 4, trees: 40 })],
    "hills-night": [TALL, 58, (s) => hills(s, { sky: ["#0b1030", "#1d2457", "#4a3a7c", "#a5628c"], sun: { x: 0.34, y: 0.22, color: "#cfd4ff", size: 34, face: "#fdfaf0" }, ridges: ["#4d3f78", "#363063", "#24234d", "#171938", "#0d1024"], haze: "#8a6aa0", stars: 220, trees: 110 })],
    "lake-morning": [WIDE, 63, (s) => mountainLake(s, { sky: ["#5c9ac6", "#a9cfe0", "#f4e3cf"], snow: ["#ffffff", "#c3d4e6"], rock: ["#8794a6", "#66738a"], far: "#9db4c6", water: "#2f6b86", pines: "#2c5148" })],
    "lake-moon": [LONG, 71, (s) => mountainLake(s, { sky: ["#0c1330", "#22305f", "#57608f"], snow: ["#dfe6fa", "#8f9cc8"], rock: ["#424c74", "#2f3758"], far: "#3c4775", water: "#111a3c", moon: "#c8d4ff", star: 180, pines: "#141c34" })],
    "aurora-green": [WIDE, 82, (s) => aurora(s, { sky: ["#040818", "#0b1d38", "#143a4a"], colors: ["#3dffa0", "#35e0c8", "#7a6bff"], ground: "#050a14", cabin: true })],
    "aurora-violet": [TALL, 95, (s) => aurora(s, { sky: ["#080518", "#1b1240", "#33295c"], colors: ["#b06bff", "#ff6bb5", "#4de0d0"], ground: "#080614", tent: true })],
    balloons: [WIDE, 103, (s) => balloons(s, { sky: ["#5f8fc9", "#a9c3e0", "#ffd9b8", "#ffc9a0"], ridges: ["#c79a92", "#a3737c", "#75546b", "#4b3a55"], haze: "#ffdcbc", colors: [["#c8413d", "#ffd9a0"], ["#2f6f9f", "#f3f0e4"], ["#e08a2f", "#fff1c9"], ["#5a4a94", "#ffb8a8"], ["#2f8a74", "#f7e6b4"], ["#d65d7a", "#ffe6e0"]] })],
    campfire: [LONG, 117, campfire],
    road: [WIDE, 124, (s) => road(s, { sky: ["#6fb0dd", "#bfe0ea", "#fff0cf"], field: ["#d3c766", "#6f9a3f"], far: "#8fb2ad" })],
    "train-window": [LONG, 131, trainWindow],
    "ink-mountains": [TALL, 149, inkMountains],
    "sea-sail": [WIDE, 161, (s) => sea(s, { sky: ["#4f9fd6", "#a9d8e8", "#fdf0d6"], sun: { x: 0.7, y: 0.2, color: "#fff3c4", size: 42 }, water: ["#5fb6cc", "#2f86ad", "#1d5f8c"], light: "#ffffff", clouds: 5, shore: "#7fa3a8", boats: [[0.36, 0.68, 190, ["#c9473c", ["#fffaf0", "#f0dcc0"]]], [0.8, 0.555, 46, ["#3a4a6a", ["#ffffff", "#dfe8f0"]]]] })],
    "sea-sunset": [LONG, 172, (s) => sea(s, { sky: ["#472a63", "#a5487a", "#f2765f", "#ffc46f"], sun: { x: 0.5, y: 0.49, color: "#ffb04f", size: 74, face: "#fff0b8" }, water: ["#e88a62", "#8f4a78", "#2f2350"], light: "#ffe0a0", streaks: 14, boats: [[0.22, 0.6, 84, ["#3a1f3f", ["#5a2f54", "#6f3a5c"]]]] })],
    "sea-moon": [TALL, 187, (s) => sea(s, { sky: ["#060b22", "#13245a", "#3c5490"], sun: { x: 0.42, y: 0.24, color: "#cfdcff", size: 56, face: "#fffdf2" }, water: ["#3a5590", "#16295c", "#070d26"], light: "#f4f6ff", stars: 240, shore: "#101a3a" })],
    lighthouse: [WIDE, 193, (s) => sea(s, { sky: ["#24366a", "#5f6aa0", "#d99a96", "#ffcf9a"], sun: { x: 0.82, y: 0.5, color: "#ffb87a", size: 40 }, water: ["#b98a9a", "#5a6690", "#26325c"], light: "#ffe0b8", streaks: 9, stars: 60, lighthouse: ["#f7f1e8", "#c9403a"], boats: [[0.68, 0.6, 54, ["#2f2a48", ["#f0d9c8", "#d9b8a8"]]]] })],
    beach: [WIDE, 205, beach],
    "city-night": [LONG, 211, (s) => skyline(s, { sky: ["#070a1f", "#141c45", "#39346f", "#70548a"], layers: ["#37396b", "#23264f", "#141631"], lit: ["#ffd98a", "#ffe9b8", "#ffc46b", "#9fd8ff"], water: "#0d1030", moon: "#d9dcff" })],
    "city-dusk": [TALL, 224, (s) => skyline(s, { sky: ["#3a3f7a", "#8a5f96", "#e88a86", "#ffcf96"], layers: ["#a5708f", "#74507f", "#46355f", "#2a2342"], lit: ["#ffe0a0", "#ffc97a", "#fff2cc"] })],
    "rain-window": [WIDE, 232, rainWindow],
    bridge: [LONG, 241, bridge],
    lanterns: [SQUARE, 256, lanterns],
    fireworks: [LONG, 263, fireworks],
    "cat-window": [SQUARE, 271, catWindow],
    poppies: [WIDE, 285, (s) => meadow(s, { sky: ["#fff6dc", "#cfe6e0", "#8fbcb4", "#5d8a6a"], colors: ["#e8452f", "#d9302a", "#f2684a", "#ff8a5c"], stem: "#5d8f4a" })],
    cornflowers: [SQUARE, 297, (s) => meadow(s, { sky: ["#fdf3e6", "#e6dff2", "#a8b4dc", "#5f7a6a"], colors: ["#4a66c9", "#6f86e0", "#8a6fd0", "#f2e8ff"], stem: "#6a9a5f", heart: "#f7d76a" })],
    tulips: [WIDE, 302, tulips],
    bouquet: [TALL, 318, bouquet],
    sunflower: [SQUARE, 327, sunflower],
    lotus: [WIDE, 334, lotus],
    bamboo: [TALL, 341, bamboo],
    sill: [WIDE, 352, sill],
    seedlings: [WIDE, 368, seedlings],
    "tea-red": [WIDE, 371, (s) => tea(s, { wall: ["#f3e3c9", "#d9b48a", "#a5704f"], table: ["#8a5a3c", "#5a3624"], china: "#b5483a", drink: "#b5601c" })],
    "tea-green": [SQUARE, 382, (s) => tea(s, { wall: ["#e6efe2", "#b5cdb8", "#7fa08f"], table: ["#a58a6a", "#6f553f"], china: "#3f7f78", drink: "#a5b04a" })],
    noodles: [WIDE, 393, noodles],
    dumplings: [WIDE, 404, dumplings],
    cake: [SQUARE, 415, cake],
    bread: [LONG, 426, bread],
    oranges: [SQUARE, 437, fruit],
    pizza: [SQUARE, 448, pizza],
    breakfast: [WIDE, 459, breakfast],
    guitar: [LONG, 461, guitar],
    record: [LONG, 472, record],
    books: [WIDE, 483, books],
    kite: [TALL, 494, kite],
    moon: [SQUARE, 505, fullMoon],
    saturn: [LONG, 516, saturn],
    bicycle: [LONG, 527, bicycle],
    koi: [WIDE, 538, koi],
    "paper-cut": [SQUARE, 549, paperCut],
  },
  Avatars: Object.fromEntries(Object.entries(avatars).map(([name, draw], i) => [name, [[480, 480], 600 + i, draw]])),
};

function paint([[width, height], seed, draw]) {
  const scene = new Scene(document.querySelector("canvas"), width, height, seed);
  draw(scene);
  if (width > 500) {
    scene.vignette(0.2);
    scene.grain(6);
  }
  return scene.canvas.toDataURL("image/png");
}
