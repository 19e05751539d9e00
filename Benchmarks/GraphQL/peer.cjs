// Times graphql-js on the query that GraphQLBench times; prints one JSON object a line.
'use strict';
const { buildSchema, parse, validate, execute, version } = require('graphql');
const fs = require('fs');
const path = require('path');

const root = path.join(__dirname, '../..');
const definitions = fs.readFileSync(path.join(root, 'Tests/GraphQLConformance/schema/moments.graphql'), 'utf8');
// This version does not know the directive yet.
const schema = buildSchema(definitions + '\ndirective @oneOf on INPUT_OBJECT');
const query = process.argv[2];

const people = Array.from({ length: 50 }, (_, n) => ({
  id: String(n), name: `Person ${n}`, avatar: `https://img.example/${n}.jpg`, backgroundImage: `https://img.example/${n}-bg.jpg`,
}));

function moment(n, author, likes) {
  return {
    id: String(n), type: n % 3 === 0 ? 'URL' : 'PHOTOS', title: n % 2 === 0 ? null : `Moment number ${n}`,
    url: n % 3 === 0 ? `https://swift.example/${n}` : null, photos: n % 3 === 0 ? [] : [`https://img.example/m${n}.jpg`],
    createdDate: String(1627776000 + n), isLiked: n % 2 === 0, userDetails: author, likes,
  };
}
const likers = (n) => Array.from({ length: 5 }, (_, i) => (n + i) % 50);

// At hand: plain properties, the fastest way graphql-js has.
const atHand = {
  getMomentsDetailsByUserID: {
    userDetails: people[0],
    moments: Array.from({ length: 20 }, (_, n) => moment(n, people[n], likers(n).map((i) => people[i]))),
  },
};

// Loaded: keys of a turn are gathered and answered together, as the usual loader does.
function loading() {
  const known = new Map();
  let waiting = [];
  const load = (id) => {
    if (!known.has(id)) {
      known.set(id, new Promise((resolve) => {
        waiting.push([id, resolve]);
        if (waiting.length === 1) {
          Promise.resolve().then(() => process.nextTick(() => {
            const batch = waiting;
            waiting = [];
            for (const [key, done] of batch) done(people[key]);
          }));
        }
      }));
    }
    return known.get(id);
  };
  return {
    getMomentsDetailsByUserID: {
      userDetails: people[0],
      moments: Array.from({ length: 20 }, (_, n) => moment(n, () => load(n), () => Promise.all(likers(n).map(load)))),
    },
  };
}

const variableValues = { id: '0' };
const document = parse(query);
if (validate(schema, document).length) throw new Error('the query is not valid');

async function answer(text, rootValue) {
  let parsed = document;
  if (text) {
    parsed = parse(text);
    if (validate(schema, parsed).length) throw new Error('the query is not valid');
  }
  return JSON.stringify(await execute({ schema, document: parsed, rootValue, variableValues }));
}

async function time(operation) {
  for (let i = 0; i < 1000; i++) await operation();
  const times = [];
  for (let run = 0; run < 9; run++) {
    const start = process.cpuUsage();
    for (let i = 0; i < 500; i++) await operation();
    const used = process.cpuUsage(start);
    times.push((used.user + used.system) / 500);
  }
  return times.sort((a, b) => a - b)[4];
}

function print(name, value) {
  console.log(JSON.stringify({ name: `graphql-js-${version}.${name}`, value: Math.round(value * 10) / 10, unit: 'us' }));
}

(async () => {
  if (process.argv[3] === '--response') return console.log(await answer(null, loading()));
  print('parse', await time(() => parse(query)));
  print('validate', await time(() => validate(schema, document)));
  print('cached', await time(() => answer(null, atHand)));
  print('uncached', await time(() => answer(query, atHand)));
  print('loading.cached', await time(() => answer(null, loading())));
  print('loading.uncached', await time(() => answer(query, loading())));
})();
