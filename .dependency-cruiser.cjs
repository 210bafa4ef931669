const layersOf = require('./tests/architecture/layers.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Returns one rule per layer: its folders import nothing beside or above them. */
const layerRules = (folder, layers) =>
  layers.map((names, at) =>
    forbid(
      `${folder}/${names.join('|')}`,
      { path: `^${folder}/(${names.join('|')})/` },
      {
        path: `^${folder}/(${layers
          .slice(0, at + 1)
          .flat()
          .join('|')})/`,
        pathNot: `^${folder}/$1/`,
      },
      'Move the file, or the part that both need, to a lower layer of tests/architecture/layers.cjs.',
    ),
  );

/** A folder without a layer would have no rule. */
const everyFolderHasALayer = (folder, layers) =>
  forbid(
    `${folder} has a layer for every folder`,
    { path: `^${folder}/(?!(${layers.flat().join('|')})/)[^/]+/` },
    {},
    'Add the folder to tests/architecture/layers.cjs.',
  );

module.exports = {
  forbidden: [
    forbid('no-circles', {}, { circular: true }, 'Files that import each other are one file.'),
    ...Object.entries(layersOf).flatMap(([folder, layers]) => [
      ...layerRules(folder, layers),
      everyFolderHasALayer(folder, layers),
    ]),
    forbid(
      'server-root',
      { path: '^lib/server/(platform|places|messaging|pricing|accounts|content|parcels|trust)/' },
      { path: '^lib/server/[^/]+\\.ts$' },
      'Services are passed as `ctx`; only web and programs open them.',
    ),
    forbid(
      'pages-read-through-the-caller',
      { path: '^lib/server/(?!web/(load-dictionaries|load-news-summaries)\\.)[^/]+/' },
      { path: '^lib/server/web/(caller|load-dictionaries)\\.ts$' },
      'The caller goes through the API; the API does not go through the caller.',
    ),
    forbid(
      'lib-renders-nothing',
      { path: '^lib/' },
      { path: '^(components|app|middleware)' },
      'Rules import no pages.',
    ),
    forbid('i18n', { path: '^lib/(i18n|seo)/' }, { path: '^lib/contract/' }, 'Texts know no data.'),
    forbid(
      'components-not-server',
      { path: '^components/' },
      { path: '^(lib/server|app/(?!styles))' },
      'Components get data by props.',
    ),
    forbid(
      'definitions-stay-on-the-server',
      { path: '^(components|lib/(?!server|contract)[^/]+)/' },
      { path: '^lib/contract/(calls/|registry)', dependencyTypesNot: ['type-only'] },
      'Definitions have the schemas and texts of every call. Import CALLS of lib/contract/calls.ts.',
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
      { path: '^(components|lib/(?!server/(web|services)))' },
      'The API route hands over and no more.',
    ),
    forbid(
      'sql-in-stores',
      { path: '^lib/server/(?!platform/db/)', pathNot: '(store|caller|services|context)\\.ts$|^lib/server/programs/' },
      { path: 'node_modules/(kysely|pg|better-sqlite3(-13)?)/', dependencyTypesNot: ['type-only'] },
      'SQL belongs in stores and in platform/db.',
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
