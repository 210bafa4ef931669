import { describe, expect, it } from 'vitest';
import * as billing from '@/lib/billing/constants';
import { LANGUAGES } from '@/lib/market/language';
import { feeFacts } from '@/lib/server/content/legal/fee-facts';
import { marketWords } from '@/lib/server/content/legal/market-words';
import { resolveLegalMarkdown } from '@/lib/server/content/legal/resolve-legal-markdown';
import { asRead } from '../../../../support/as-read';
import { legalFile } from './legal-files';

const DOCUMENTS = ['terms-of-use', 'service-rule'] as const;
const FACTS = Object.keys(feeFacts('en'));

const factsIn = (source: string) =>
  [...source.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => FACTS.includes(name));

describe.each(LANGUAGES)('the list of a legal text’s fees in %s', (language) => {
  it.each(DOCUMENTS)('has the same facts as in English: %s', (document) => {
    const english = factsIn(legalFile(document, 'en'));
    expect(english.length).toBeGreaterThan(5);
    expect(factsIn(legalFile(document, language)).sort()).toEqual(english.sort());
  });

  it.each(DOCUMENTS)('follows a change of the constant: %s', (document) => {
    const figures = { ...billing, CASH_ON_DELIVERY_PERCENT: 2.5, EXTRA_ATTEMPT_FEE: 4321, MAX_PARCEL_KG: 27 };
    const readText = (changed?: typeof figures) => {
      const words = marketWords('GH', language, changed);
      return asRead(resolveLegalMarkdown(legalFile(document, language), { country: 'GH', words }).markdown);
    };
    expect(readText()).toMatch(/3\s?%|%3(?!\d)/);
    expect(readText()).not.toMatch(/2[.,]5\s?%|%2,5/);
    expect(readText(figures)).toMatch(/2[.,]5\s?%|%2,5/);
    expect(readText(figures)).not.toMatch(/(?<![\d.,])3\s?%|%3(?!\d)/);
    expect(readText(figures)).toMatch(/4[.,\s]321/);
    expect([readText(), readText(figures)].map((text) => /(?<!\d)27(?!\d)/.test(text))).toEqual([false, true]);
  });
});

it.each([
  ['en', 'CNY 5', 'CNY 1,500', '3%'],
  ['zh-CN', '5 元人民币', '1,500 元人民币', '3%'],
  ['fr', '5 yuans', '1\u202f500 yuans', '3\u202f%'],
  ['ar', '5 يوانات صينية', '1,500 يوان صيني', '3%'],
  ['ur', '5 یوآن', '1,500 یوآن', '3%'],
  ['tr', '5 yuan', '1.500 yuan', '%3'],
] as const)('amounts and percentages in %s are in words of the language', (language, minimum, limit, percent) => {
  const { collectionMinimum, collectionLimit, collectionPercent } = marketWords('GH', language);
  expect([collectionMinimum, collectionLimit, collectionPercent].map(asRead)).toEqual([minimum, limit, percent]);
});
