import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@/lib/market/language';
import { namespacesOf, sentences, variantsOf } from '../support/catalogue';

const root = path.join(import.meta.dirname, '../../..');

/** A text, with the place where it is. */
export type Text = readonly [where: string, text: string];

export const messagesOf = (language: Language): Text[] =>
  [...namespacesOf(language), ...variantsOf(language)].flatMap((namespace) =>
    [...sentences(language, namespace)].map(([key, text]): Text => [`${namespace}.${key}`, text]),
  );

export function legalTextsOf(language: Language): Text[] {
  const folder = path.join(root, 'messages', language, 'legal');
  return readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .map((line, index): Text => [`${name}:${index + 1}`, line]),
  );
}

function textsIn(node: unknown, language: Language, where: string): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    name === language && typeof child === 'string'
      ? [[where, child] as const]
      : textsIn(child, language, `${where}.${name}`),
  );
}

/** News, jobs, rates, dictionaries, sites: what fills an empty database. */
export function seedTextsOf(language: Language): Text[] {
  const folder = path.join(root, 'lib/server/programs/seed/data');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), language, name));
}
