import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@/lib/market/language';

const root = path.join(import.meta.dirname, '../../../messages');

function filesOf(language: Language): string[] {
  return readdirSync(path.join(root, language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

export const namespacesOf = (language: Language) => filesOf(language).filter((name) => !name.includes('.'));

/** Variants by market: `ship.EG`. `sentences` reads them like namespaces. */
export const variantsOf = (language: Language) => filesOf(language).filter((name) => name.includes('.'));

/** Every sentence of a file by its dotted key. */
export function sentences(language: Language, namespace: string): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (node: unknown, key: string): void => {
    if (typeof node === 'string') flat.set(key, node);
    else for (const [name, child] of Object.entries(node as object)) walk(child, key ? `${key}.${name}` : name);
  };
  walk(JSON.parse(readFileSync(path.join(root, language, `${namespace}.json`), 'utf8')), '');
  return flat;
}

export const OTHERS = LANGUAGES.filter((language) => language !== 'en');
