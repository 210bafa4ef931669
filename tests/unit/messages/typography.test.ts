import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { namespacesOf, sentences } from '../support/catalogue';

const root = path.join(import.meta.dirname, '../../..');

/** Returns every sentence of a language with its place: messages, legal texts, the sample news. */
function textsOf(language: Language): [string, string][] {
  const messages = namespacesOf(language).flatMap((namespace) =>
    [...sentences(language, namespace)].map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
  );
  const folder = path.join(root, 'messages', language, 'legal');
  const legal = readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .map((line, index): [string, string] => [`${name}:${index + 1}`, line]),
  );
  const news = JSON.parse(readFileSync(path.join(root, 'lib/server/programs/seed/data/news.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >[];
  const articles = news.flatMap((article) =>
    ['title', 'summary', 'bodyHtml'].map((field): [string, string] => [`news ${field}`, article[field]![language]!]),
  );
  return [...messages, ...legal, ...articles];
}

/** Removes the code in a text: tags, links, arguments and the names of an argument's cases. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/<code>.*?<\/code>|success: false|^updated: .*/g, 'X')
    .replaceAll(/<\/?[^<>]*>/g, '')
    .replaceAll(/\]\([^)]*\)|https?:\S+|[\w.+-]+@[\w.-]+/g, ' ')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '')
    .replaceAll(/\{\w+(?:, [^{}]*)?\}/g, 'X');

const faults = (language: Language, pattern: RegExp) =>
  textsOf(language).flatMap(([where, text]) => {
    const findings = pattern.exec(wordsOf(text));
    return findings
      ? [`${where}: …${wordsOf(text).slice(Math.max(0, findings.index - 20), findings.index + 20)}…`]
      : [];
  });

describe.each(LANGUAGES)('%s', (language) => {
  it('does not break between a figure and its unit or in a range, except in plain texts', () => {
    const findings = faults(
      language,
      /[X\d] (?:kg|cm|km|Wh|كجم|سم|كم|کلوگرام|公斤|厘米|千克)(?![\p{L}\p{M}])|[X\d] × [X\d]|[X\d]–[X\d]/u,
    );
    expect(findings.filter((where) => !/^(?:server|errors)\.|^news /.test(where))).toEqual([]);
  });
});

describe('French', () => {
  it('has French no-break spaces', () => {
    expect(faults('fr', /[ \u00a0][;:!?»%](?=[\s.,;)»]|$)|«[^\u202f]|[^\u202f]»/u)).toEqual([]);
    expect(faults('fr', /[\p{L}\d)»][;!?](?=\s|$)|[\p{L}\d)»]:(?=\s|$)/u)).toEqual([]);
  });

  it('does not break between a verb and its pronoun, except in plain texts', () => {
    const findings = faults('fr', /\p{L}-(?:nous|vous|les|le|la|moi|en|y|ils?|elles?|on|t-(?:il|elle|on))(?!\p{L}|-)/u);
    expect(findings.filter((where) => !/^(?:server|errors)\.|^news /.test(where))).toEqual([]);
  });

  it('uses its own apostrophe and quotation marks', () => {
    expect(faults('fr', /\p{L}'\p{L}|"|“|”/u)).toEqual([]);
  });
});

describe('Turkish', () => {
  it('uses its own letters: a dotted capital i, and no letter composed of two', () => {
    expect(faults('tr', /[i\u0131]\u0307|\u0130\u0307/u)).toEqual([]);
    // ASCII spellings of common words that need diacritics.
    expect(
      faults('tr', /\b(?:gonder\w*|ucret\w*|agirlik\w*|odeme\w*|musteri\w*|gumruk\w*|alici\w*|urun\w*|icin|degil)\b/i),
    ).toEqual([]);
  });

  it('has a curved apostrophe before the suffix of a name', () => {
    expect(faults('tr', /\p{L}'\p{L}/u)).toEqual([]);
  });

  it('writes the percent sign before the number', () => {
    expect(faults('tr', /\d\s?%/u)).toEqual([]);
  });
});

const ARABIC_WORD = String.raw`\p{Script=Arabic}\p{M}?`;

describe('Arabic', () => {
  it('uses its own comma, semicolon and question mark', () => {
    expect(faults('ar', new RegExp(`${ARABIC_WORD}\\s?[,;?]`, 'u'))).toEqual([]);
  });

  it('has no letters of Urdu or Persian, and Latin digits', () => {
    expect(faults('ar', /[\u06a9\u06cc\u06d2\u06be\u0679\u0688\u0691\u06ba\u0660-\u0669\u06f0-\u06f9]/u)).toEqual([]);
  });
});

describe('Urdu', () => {
  it('uses its own full stop, comma, semicolon and question mark', () => {
    expect(faults('ur', new RegExp(`${ARABIC_WORD}\\s?[,;?]|${ARABIC_WORD}\\.(?=\\s|$)`, 'u'))).toEqual([]);
  });

  it('writes the auxiliary of the future as a separate word', () => {
    expect(faults('ur', /(?<!\p{L})(?:ہو|کر|جائے|آئے|ملے|لے|دے|رہے)(?:گا|گی|گے)(?!\p{L})/u)).toEqual([]);
  });

  it('has no Arabic variants of its letters, and Latin digits', () => {
    expect(faults('ur', /[\u0643\u064a\u0649\u0629\u0647\u0660-\u0669\u06f0-\u06f9]/u)).toEqual([]);
  });
});

describe('Chinese', () => {
  it('has full-width marks after its characters', () => {
    expect(faults('zh-CN', /\p{Script=Han}[,;:!?]|\p{Script=Han}\.(?=\s|$)/u)).toEqual([]);
  });

  it('has no traditional forms of the words we use', () => {
    expect(faults('zh-CN', /[遞國貨運單關稅費倉寶賠償]/u)).toEqual([]);
  });
});
