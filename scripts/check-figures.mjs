// Code metrics with their limits: `npm run check:figures`. Fails if one exceeds its limit.
// Durations come from the last runs of `npm test` and `.ci/run` on this machine (test-results/times.json).
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import ts from 'typescript';
import settings from '../.dependency-cruiser.cjs';
import layersOf from '../tests/architecture/layers.cjs';
import { bin } from './run.mjs';

const SHORT_LINES = 15;
const UNIT_FILE = 'tests/unit/lib/parcel/check-digit.test.ts';

const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'scripts', 'middleware.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8').trimEnd()]));
const linesOf = (file) => texts.get(file).split('\n').length;
/** Number of code files by folder. The folder of migrations grows by design and is left out. */
const folderSizes = new Map();
for (const file of execFileSync('git', ['ls-files', 'app', 'components', 'lib', 'scripts', 'tests'], {
  encoding: 'utf8',
}).split('\n')) {
  const folder = file.slice(0, file.lastIndexOf('/'));
  if (/\.(tsx?|mjs)$/.test(file) && !folder.endsWith('/migrations'))
    folderSizes.set(folder, (folderSizes.get(folder) ?? 0) + 1);
}
const typed = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('scripts/'));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Counts in one file: casts, `as never` and `as unknown` without a reason, and `!`, except after an index. */
function assertionsOf(file) {
  const source = ts.createSourceFile(file, texts.get(file), ts.ScriptTarget.Latest, true);
  const assertions = { casts: 0, unexplainedCasts: [], nonNull: 0 };
  const lines = texts.get(file).split('\n');
  const visit = (node) => {
    // The type of an indexed element includes undefined, also within the bounds.
    if (ts.isNonNullExpression(node) && !ts.isElementAccessExpression(node.expression)) assertions.nonNull += 1;
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
      assertions.casts += 1;
      const isUnchecked = ['never', 'unknown'].includes(node.type.getText());
      const line = source.getLineAndCharacterOfPosition(node.type.getStart()).line;
      if (isUnchecked && !lines[line].includes('//')) assertions.unexplainedCasts.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return assertions;
}

async function importsPointingUp() {
  const { output } = await cruise(
    ['app', 'components', 'lib', 'middleware.ts'],
    { ...settings.options, ruleSet: { forbidden: settings.forbidden }, validate: true },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  return output.summary.violations.map(({ from, to }) => `${from} -> ${to}`);
}

function secondsOf(command, parameters) {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(command, parameters, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed`);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

const assertionsByFile = new Map(typed.map((file) => [file, assertionsOf(file)]));
const server = typed.filter((file) => file.startsWith('lib/server/'));
const short = typed.filter((file) => linesOf(file) <= SHORT_LINES);
const unexplainedCasts = [...assertionsByFile.values()].flatMap((each) => each.unexplainedCasts);
const upward = await importsPointingUp();
const times = existsSync('test-results/times.json') ? JSON.parse(readFileSync('test-results/times.json', 'utf8')) : {};

const serverCasts = (1000 * sum(server.map((file) => assertionsByFile.get(file).casts))) / sum(server.map(linesOf));
const figures = [
  ['imports that point up or sideways', upward.length, 0],
  ['folders in lib/server', layersOf['lib/server'].flat().length, 11],
  ['folders in components', layersOf.components.flat().length, 9],
  ['casts in lib/server, a thousand lines', serverCasts, 4],
  ['`as never`, `as unknown` without a reason', unexplainedCasts.length, 0],
  ['non-null assertions, indexes apart', sum([...assertionsByFile.values()].map(({ nonNull }) => nonNull)), 90],
  [`files of at most ${SHORT_LINES} lines, percent`, (100 * short.length) / typed.length, 12],
  ['lines of the longest file', Math.max(...typed.map(linesOf)), 300],
  ['files of the largest folder, migrations apart', Math.max(...folderSizes.values()), 30],
  ['one unit file, seconds', secondsOf(bin('vitest'), ['run', '--project', 'unit', UNIT_FILE]), 5],
  ['npm run dev until it serves, seconds', times.dev, 60],
  ['rules and API, minutes', times.rulesAndApi / 60, 9],
  ['build, minutes', times.build / 60, 3],
  ['browser, minutes', times.browser / 60, 12],
  ['browser on the release behind nginx, minutes', times.stack / 60, 4],
  ['npm test, minutes', times.test / 60, 25],
  ['.ci/run, minutes', times.ci / 60, 30],
];

let failed = false;
for (const [name, value, limit] of figures) {
  const isMeasured = Number.isFinite(value);
  const past = isMeasured && limit !== undefined && value > limit;
  failed ||= past;
  const figure = isMeasured ? String(Math.round(value * 10) / 10) : 'not run';
  console.log(
    `${past ? 'PAST' : '    '} ${name.padEnd(44)} ${figure.padStart(8)}${limit === undefined ? '' : `  <= ${limit}`}`,
  );
}
for (const line of [...upward, ...unexplainedCasts]) console.log(`     ${line}`);
process.exitCode = failed ? 1 : 0;
