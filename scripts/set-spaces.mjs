// Adds no-break characters to the texts, so that lines do not break in the wrong place. French: narrow spaces of
// punctuation, and the link between a verb and its pronoun. All languages: a number with its unit, a day with its month
// and year, and the two ends of a range. Run it after editing texts.
import { readFile, readdir, writeFile } from 'node:fs/promises';

const NARROW_SPACE = '\u202f';
const NO_BREAK = '\u00a0';
const WORD_JOINER = '\u2060';
/** Mails and errors are also read as plain text, in which invisible characters may show. */
const PLAIN_TEXT_FILES = new Set(['server.json', 'errors.json']);
const UNITS = 'kg|cm|km|Wh|كجم|سم|كم|کلوگرام|公斤|厘米|千克';
const MONTHS = ['en', 'fr', 'ar-EG', 'ur', 'tr']
  .flatMap((locale) =>
    Array.from(
      { length: 12 },
      (_, month) =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
          .formatToParts(new Date(2026, month, 15))
          .find(({ type }) => type === 'month').value,
    ),
  )
  .join('|');
const root = new URL('../', import.meta.url);

const withFrenchSpaces = (text) =>
  text
    .replaceAll(/[ \u00a0\u202f]+(?=[;:!?»%](?:[\s"<).,»}\u202f\u00a0]|\\n|$))/gu, NARROW_SPACE)
    .replaceAll(/«[ \u00a0\u202f]+/gu, `«${NARROW_SPACE}`);

const withPronounsTied = (text) =>
  text.replaceAll(
    /(?<=\p{L})-(?=(?:nous|vous|les|le|la|moi|en|y|ils?|elles?|on|t-(?:il|elle|on))(?!\p{L}|-))/gu,
    `-${WORD_JOINER}`,
  );

const withFiguresTogether = (text) =>
  text
    .replaceAll(new RegExp(`(?<=[}\\d]) (?=(?:${UNITS})(?![\\p{L}\\p{M}]))`, 'gu'), NO_BREAK)
    .replaceAll(new RegExp(`(?<=\\d(?:er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'), NO_BREAK)
    .replaceAll(new RegExp(`(?<=\\d(?:er)?\\u00a0(?:${MONTHS})) (?=\\d{4}(?!\\d))`, 'gu'), NO_BREAK)
    .replaceAll(/(?<=[}\d]) × (?=[{\d])/gu, `${NO_BREAK}×${NO_BREAK}`)
    .replaceAll(/(?<=[}\d]) ÷ (?=[{\d])/gu, `${NO_BREAK}÷${NO_BREAK}`)
    .replaceAll(/(?<=[}\d])–(?=[{\d])/gu, `–${WORD_JOINER}`);

for (const language of await readdir(new URL('messages/', root))) {
  const folder = `messages/${language}/`;
  for (const name of await readdir(new URL(folder, root), { recursive: true })) {
    if (!/\.(json|md)$/.test(name)) continue;
    const file = new URL(folder + name, root);
    const text = await readFile(file, 'utf8');
    const isFrench = language === 'fr';
    const spaced = isFrench ? withFrenchSpaces(text) : text;
    const correctedText = PLAIN_TEXT_FILES.has(name)
      ? spaced
      : withFiguresTogether(isFrench ? withPronounsTied(spaced) : spaced);
    if (correctedText === text) continue;
    await writeFile(file, correctedText);
    process.stdout.write(`${folder}${name}\n`);
  }
}

// Articles and customs rules of a fresh database. Other data is read by programs.
for (const name of ['news', 'import-rules']) {
  const file = new URL(`lib/server/programs/seed/data/${name}.json`, root);
  const text = await readFile(file, 'utf8');
  const correctedText = withFiguresTogether(text);
  if (correctedText === text) continue;
  await writeFile(file, correctedText);
  process.stdout.write(`${name}.json\n`);
}
