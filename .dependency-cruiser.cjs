const floorsOf = require('./tests/architecture/floors.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** One rule a floor: its rooms know nothing beside or above them. */
const floorRules = (folder, floors) =>
  floors.map((rooms, at) =>
    forbid(
      `${folder}/${rooms.join('|')}`,
      { path: `^${folder}/(${rooms.join('|')})/` },
      {
        path: `^${folder}/(${floors
          .slice(0, at + 1)
          .flat()
          .join('|')})/`,
        pathNot: `^${folder}/$1/`,
      },
      'An import points down.',
    ),
  );

/** A room without a floor would have no rule. */
const everyRoomHasAFloor = (folder, floors) =>
  forbid(
    `${folder} has a floor for every room`,
    { path: `^${folder}/(?!(${floors.flat().join('|')})/)[^/]+/` },
    {},
    'Name the room on its floor above.',
  );

const server = floorsOf['lib/server'];
const ports = server.slice(server.findIndex((rooms) => rooms.includes('geography'))).flat();

module.exports = {
  forbidden: [
    forbid('no-circles', {}, { circular: true }, 'A circle means two rooms that are one.'),
    ...Object.entries(floorsOf).flatMap(([folder, floors]) => [
      ...floorRules(folder, floors),
      everyRoomHasAFloor(folder, floors),
    ]),
    forbid(
      'server-ground',
      { path: '^lib/server/(?!(caller|services|load-dictionaries)\\.)[^/]+\\.ts$' },
      { path: `^lib/server/(?!(${ports.join('|')})/)[^/]+/` },
      'What every room uses knows ports alone.',
    ),
    forbid(
      'pages-read-through-the-caller',
      { path: '^lib/server/[^/]+/' },
      { path: '^lib/server/(caller|load-dictionaries)\\.ts$' },
      'The caller goes through the API; the API does not go through the caller.',
    ),
    forbid('lib-draws-nothing', { path: '^lib/' }, { path: '^(components|app|middleware)' }, 'Rules know no pages.'),
    forbid('i18n', { path: '^lib/(i18n|seo)/' }, { path: '^lib/contract/' }, 'Texts know no data.'),
    forbid(
      'components-not-server',
      { path: '^components/' },
      { path: '^(lib/server|app/(?!styles))' },
      'Components get data by props.',
    ),
    forbid('ui-primitives', { path: '^components/ui/' }, { path: '^(lib|app)' }, 'Primitives know nothing of ours.'),
    forbid(
      'middleware',
      { path: '^middleware' },
      { path: '^(lib/(?!routing|market)|components|app)' },
      'Middleware only routes.',
    ),
    forbid(
      'one-api-route',
      { path: '^app/api/' },
      { path: '^(components|lib/(?!server/(http|services)))' },
      'The API route hands over and no more.',
    ),
    forbid(
      'sql-in-stores',
      { path: '^lib/server/(?!db/)', pathNot: '(store|caller|services|context)\\.ts$|^lib/server/cli/' },
      { path: 'node_modules/(kysely|pg|better-sqlite3(-13)?)/', dependencyTypesNot: ['type-only'] },
      'SQL stands in stores and in db/.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: '^(\\.next|dist)' },
  },
};
