import { describe, expect, it } from 'vitest';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@/lib/i18n/messages/legal-documents';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { loadLegalText } from '@/lib/server/content/legal/load-legal-text';
import { CHOICES, languagesOf, legalFile, showsIn, skeleton } from './legal-files';

const texts: [LegalDocument, Language][] = LEGAL_DOCUMENTS.flatMap((document) =>
  languagesOf(document).map((language): [LegalDocument, Language] => [document, language]),
);
const translated = texts.filter(([, language]) => language !== 'en');

const figuresOf = (source: string) =>
  source
    .replaceAll(/(?<=\d)[\s.,\u202f](?=\d{3}(?!\d))/g, '')
    .match(/\d+/g)!
    .sort();

describe.each(translated)('%s in %s', (document, language) => {
  const source = legalFile(document, language);
  const english = legalFile(document, 'en');

  it('has the sections, lists, tables and country blocks of English, in the same order', () => {
    expect(skeleton(source)).toEqual(skeleton(english));
  });

  it('has the same date of change', () => {
    expect(source.split('\n')[1]).toBe(english.split('\n')[1]);
  });

  it('names the same pages and cookies', () => {
    const names = (text: string) =>
      [...text.matchAll(/\]\((page:[\w-]+)\)|`(\w+)`/g)].map(([, page, code]) => page ?? code);
    expect(names(source).sort()).toEqual(names(english).sort());
  });

  it('contains every figure of the English text', () => {
    // "1 kg" is a word in Arabic ("one kilogram"), "two" may be a figure elsewhere.
    const small = (figure: string) => Number(figure) > 2;
    expect(figuresOf(source).filter(small)).toEqual(figuresOf(english).filter(small));
  });
});

/** Names that stay in Latin letters in every script: the brand, laws and authorities by their initials, units. */
const LATIN_NAMES = new Set(
  'API|key|keys|passkey|passkeys|Webhook|Webhooks|webhook|IP|WhatsApp|PIPL|CNDP|PECA|SDAIA|DIFC|ADGM|KVKK|ZATCA|Cookie|JavaScript|M|page|terms|of|use|privacy|policy|service|rule|lang|index|cookie'.split(
    '|',
  ),
);
const FUNCTION_WORDS = /\b(?:the|and|you|your|with|shall|which|their|this|that|parcel|delivery|receiver)\b/gi;

describe.each(translated)('the vocabulary of %s in %s', (document, language) => {
  const prose = legalFile(document, language).replaceAll(/<!--.*?-->|\{\w+\}|`\w+`|^updated:.*$/gm, '');

  it('is not English', () => {
    const matches =
      language === 'fr' || language === 'tr'
        ? [...prose.matchAll(FUNCTION_WORDS)].map(([word]) => word)
        : [...prose.matchAll(/\p{Script=Latin}+/gu)].map(([word]) => word).filter((word) => !LATIN_NAMES.has(word));
    expect(matches).toEqual([]);
  });
});

describe('the text of the terms of use', () => {
  it.each(languagesOf('terms-of-use'))('has the 17 sections of §1 in %s', (language) => {
    expect(legalFile('terms-of-use', language).match(/^## /gm)).toHaveLength(17);
  });
});

describe('the set of country blocks', () => {
  it.each(['privacy-policy', 'service-rule'] as const)('covers every country: %s', (document) => {
    const blocks = [...legalFile(document, 'en').matchAll(/<!-- country: ([A-Z, ]+) -->/g)].map(([, list]) => list!);
    const alone = blocks.filter((list) => !list.includes(','));
    expect(COUNTRIES.filter((country) => showsIn(document, country)).every((country) => alone.includes(country))).toBe(
      true,
    );
  });
});

const pages = CHOICES.flatMap((choice) =>
  LEGAL_DOCUMENTS.filter((document) => showsIn(document, choice.country)).map((document) => ({ document, ...choice })),
);

describe.each(pages)('/$prefix: $document', ({ document, ...choice }) => {
  it('is complete: no marker, no placeholder, every anchor and link resolved', async () => {
    const { html, contents, updated } = await loadLegalText(document, choice);
    expect(updated).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
    expect(html).not.toMatch(/[{}]|<!--|page:|undefined|\*\*|^\|/m);
    expect(html).toContain(BRAND.name);
    expect(contents.length).toBe(legalFile(document, choice.language).match(/^## /gm)!.length);
    expect(contents.map(({ id }) => id)).toEqual(contents.map((_, index) => `s-${index + 1}`));
    for (const { id, title } of contents) expect(html).toContain(`<h2 id="${id}">${title.replace('&', '&amp;')}</h2>`);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.filter((href) => !href.startsWith(`/${choice.prefix}/`))).toEqual([]);
  });
});
