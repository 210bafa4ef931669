/** The house's import directions: an arrow only ever points down this list. */
const pureLevel = '^lib/(market|billing|parcel)/';

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-circles', {}, { circular: true }, 'A circle means two rooms that are one.'),
    forbid(
      'pure-rules',
      { path: pureLevel },
      { path: '^(lib/(?!market|billing|parcel)|components|app|middleware)' },
      'Market, billing and parcel rules know nothing above them.',
    ),
    forbid(
      'pure-rules-sideways',
      { path: '^lib/market/' },
      { path: '^lib/(billing|parcel)/' },
      'Markets know no prices and no parcels.',
    ),
    forbid(
      'billing-parcel-sideways',
      { path: '^lib/(billing|parcel)/' },
      { path: '^lib/(billing|parcel)/', pathNot: '^lib/$1/' },
      'Billing and parcel do not know each other.',
    ),
    forbid(
      'routing',
      { path: '^lib/routing/' },
      { path: '^(lib/(contract|i18n|client|server|billing|parcel)|components|app)' },
      'Routing knows markets only.',
    ),
    forbid(
      'contract',
      { path: '^lib/contract/' },
      { path: '^(lib/(routing|i18n|client|server)|components|app)' },
      'The contract stands on the pure rules.',
    ),
    forbid(
      'i18n',
      { path: '^lib/i18n/' },
      { path: '^(lib/(client|server|contract)|components|app)' },
      'Texts know no data.',
    ),
    forbid(
      'client-not-server',
      { path: '^lib/client/' },
      { path: '^(lib/server|components|app)' },
      'The browser never imports the server.',
    ),
    forbid('server-not-pages', { path: '^lib/server/' }, { path: '^(components|app)' }, 'The server draws no pages.'),
    forbid(
      'components-not-server',
      { path: '^components/' },
      { path: '^(lib/server|app/(?!styles))' },
      'Components get data by props.',
    ),
    forbid(
      'ui-primitives',
      { path: '^components/ui/' },
      { path: '^(lib|app|components/(?!ui))' },
      'Primitives know nothing of ours.',
    ),
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
      { path: 'node_modules/(kysely|pg|better-sqlite3)/', dependencyTypesNot: ['type-only'] },
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
