// A call that is added by the recipe "Add a call" of docs/recipes.md.
import { appendText, insertBefore } from './edit.mjs';

const DEFINITION = `  countProvinces: defineCall({
    method: 'GET',
    path: '/v1/api/province/count',
    auth: 'none',
    group: 'Places',
    summary: 'Count provinces',
    description: 'Returns the number of provinces of a country.',
    request: ProvincesRequest,
    response: ProvinceCount,
  }),
`;

const VERB = `import 'server-only';
import type { Verb } from '../../platform/verb';
import { listProvinces } from './list-places';

/** Returns the number of provinces of a country. */
export const countProvinces: Verb<'countProvinces'> = async (call) => ({
  total: (await listProvinces(call)).length,
});
`;

const CHANGE = `      {
        kind: 'New',
        text: 'Added \`countProvinces\`, which returns the number of provinces of a country.',
        calls: ['countProvinces'],
      },
`;

export const SAMPLE_CALL = {
  recipe: 'Add a call',
  maxFiles: 4,
  edits: {
    'lib/contract/places/places.ts': appendText('export const ProvinceCount = z.object({ total: z.int() });\n'),
    'lib/contract/calls/places.ts': (text) =>
      insertBefore('  queryCities:', DEFINITION)(insertBefore('  ProvinceView,', '  ProvinceCount,\n')(text)),
    'lib/server/places/geography/count-provinces.ts': () => VERB,
    'lib/server/web/api/handlers.ts': (text) =>
      insertBefore(
        '  queryProvinces: ',
        '  countProvinces,\n',
      )(
        insertBefore(
          'import { listCountries,',
          "import { countProvinces } from '../../places/geography/count-provinces';\n",
        )(text),
      ),
  },
  /** Files that a command writes, and the entry for partners with its digest. */
  generated: {
    'lib/contract/call-routes.ts': null,
    'docs/limits.md': null,
    'tests/fixtures/contract.txt': null,
    'lib/contract/developers/changes.ts': insertBefore("      {\n        kind: 'New',", CHANGE),
  },
  /** The tests that write them, in the order of the recipe. */
  commands: [
    'tests/unit/lib/contract/call-routes.test.ts',
    'tests/unit/lib/server/web/api/limit-page.test.ts',
    'tests/unit/lib/contract/changes.test.ts',
  ],
  tests: [
    'tests/unit/lib/contract/call-routes.test.ts',
    'tests/unit/lib/contract/changes.test.ts',
    'tests/unit/lib/server/web/docs/docs-page.test.ts',
    'tests/unit/lib/contract/field-texts.test.ts',
    'tests/unit/lib/contract/specification.test.ts',
    'tests/unit/lib/server/web/api/limit-page.test.ts',
  ],
  forgotten: {
    'lib/contract/call-routes.ts': ['tests/unit/lib/contract/call-routes.test.ts', 'npm run calls'],
    'docs/limits.md': ['tests/unit/lib/server/web/api/limit-page.test.ts', 'npm run limits'],
    'tests/fixtures/contract.txt': ['tests/unit/lib/contract/changes.test.ts', 'stores it'],
    'lib/contract/developers/changes.ts': [
      'tests/unit/lib/contract/changes.test.ts',
      'lib/contract/developers/changes.ts',
    ],
  },
};
