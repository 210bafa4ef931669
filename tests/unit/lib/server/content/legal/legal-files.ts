import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LegalDocument } from '@/lib/i18n/messages/legal-documents';
import { MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { isShownIn, routeNamed } from '@/lib/routing/routes';
import { LEGAL_ROUTES } from '@/lib/i18n/messages/legal-documents';

const root = path.join(import.meta.dirname, '../../../../../../messages');

export function legalFile(document: LegalDocument, language: Language): string {
  return readFileSync(path.join(root, language, 'legal', `${document}.md`), 'utf8');
}

export function showsIn(document: LegalDocument, country: Country): boolean {
  return isShownIn(routeNamed(LEGAL_ROUTES[document]), country);
}

/** The cookie policy is for Türkiye only, so it exists in Türkiye's languages. Every other text exists in all six. */
export function languagesOf(document: LegalDocument): readonly Language[] {
  return document === 'cookie' ? MARKETS.TR.languages : LANGUAGES;
}

export const CHOICES: readonly (MarketChoice & { prefix: Prefix })[] = ALL_PREFIXES.map((prefix) => ({
  prefix,
  ...parsePrefix(prefix)!,
}));

/** The structure of a file as written: its headings, list items, table rows and country blocks, in their order. */
export function skeleton(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const block = /^<!-- .* -->$/.exec(line)?.[0];
    if (block) return [block];
    const mark = /^(#{2,3}|-|\|)(?= )/.exec(line)?.[1];
    if (mark) return [mark];
    return line.trim() === '' || /^(---|updated:)/.test(line) ? [] : ['p'];
  });
}
