// `npm run check:recipes`: adds a sample page and a sample call by docs/recipes.md to copies of the tree. The tests
// that the recipes name must pass, and a copy that lacks one file must fail with words that lead to it.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCopy, runTests } from './recipes/copies.mjs';
import { SAMPLE_CALL } from './recipes/sample-call.mjs';
import { SAMPLE_PAGE } from './recipes/sample-page.mjs';

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const applied = (edits) => Object.fromEntries(Object.entries(edits).map(([file, edit]) => [file, edit(textOf(file))]));
const problems = [];

/** Checks that the recipe names each existing file that the sample changes, and that they are not too many. */
function checkRecipe({ recipe, maxFiles, edits, generated }) {
  const [, text = ''] = new RegExp(`^## ${recipe}\n(.*?)(?=^## )`, 'ms').exec(textOf('docs/recipes.md')) ?? [];
  const files = Object.keys(edits).filter((file) => !file.startsWith('messages/'));
  if (files.length > maxFiles) problems.push(`"${recipe}" changes ${files.length} files, at most ${maxFiles}`);
  for (const file of [...files, ...Object.keys(generated)].filter(existsSync)) {
    const isNamed = [file, path.basename(file), path.dirname(file)].some((name) => text.includes(name));
    if (!isNamed) problems.push(`docs/recipes.md, "${recipe}", does not name ${file}`);
  }
  process.stdout.write(`${recipe}: ${files.length} files beside messages and generated ones\n`);
}

const CHANGES = 'lib/contract/developers/changes.ts';

/** Writes the generated files as the commands of the recipe do. Returns the text of every file of the sample. */
function writeGenerated(work, { edits, generated, commands }) {
  const edited = Object.entries(generated).filter(([, edit]) => edit);
  const texts = applied({ ...edits, ...Object.fromEntries(edited) });
  const files = Object.keys(generated);
  if (files.length === 0) return texts;
  // Files that a test writes must not be links to the files of the tree.
  makeCopy(`${work}/generated`, { ...Object.fromEntries(files.map((file) => [file, textOf(file)])), ...texts });
  const output = commands.flatMap((test) =>
    Object.values(runTests(work, { generated: [test] }, { update: true })).flat(),
  );
  for (const file of files) texts[file] = textOf(`${work}/generated/${file}`);
  const [, digest] = /set CONTRACT_DIGEST to '(\w+)'/.exec(output.join('\n')) ?? [];
  texts[CHANGES] = texts[CHANGES].replace(/(?<=CONTRACT_DIGEST = ')\w+/, digest);
  return texts;
}

const work = mkdtempSync(path.join(tmpdir(), 'recipes-'));
try {
  symlinkSync(path.resolve('node_modules'), `${work}/node_modules`);
  const testsByCopy = {};
  const expected = [];
  for (const [name, sample] of Object.entries({ page: SAMPLE_PAGE, call: SAMPLE_CALL })) {
    checkRecipe(sample);
    const texts = writeGenerated(work, sample);
    makeCopy(`${work}/${name}`, texts);
    testsByCopy[name] = sample.tests;
    for (const [index, [file, [test, words]]] of Object.entries(sample.forgotten).entries()) {
      const copy = `${name}-without-${index}`;
      const { [file]: _, ...others } = texts;
      makeCopy(`${work}/${copy}`, others);
      testsByCopy[copy] = [test];
      expected.push({ copy, file, test, words });
    }
  }
  const failures = runTests(work, testsByCopy);
  for (const name of ['page', 'call'])
    for (const test of testsByCopy[name]) {
      const messages = failures[`${name}/${test}`] ?? ['it did not run'];
      if (messages.length > 0) problems.push(`the sample ${name} fails in ${test}: ${messages.join('\n')}`);
    }
  for (const { copy, file, test, words } of expected)
    if (!failures[`${copy}/${test}`]?.some((message) => message.includes(words)))
      problems.push(`without ${file}, ${test} does not say "${words}": ${failures[`${copy}/${test}`]?.join('\n')}`);
} finally {
  rmSync(work, { recursive: true });
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
