import { describe, expect, it } from 'vitest';
import { QUOTE_LINE_CODES, type QuoteLineCode } from '@/lib/billing/quote-line';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { translate } from '@/lib/server/platform/texts/server-texts';
import { choicesOf, marksIn, sampleValues, shownParams } from './line-samples';

const PARTS = ['label', 'reason'] as const;

function sentence(language: Language, code: QuoteLineCode, part: (typeof PARTS)[number], values = {}): string {
  return translate(language, `quote.${code}.${part}`, values);
}

describe.each(QUOTE_LINE_CODES)('%s', (code) => {
  const samples = sampleValues(code);

  it.each(LANGUAGES)('has a text in %s with every argument', (language) => {
    const sentences = new Set<string>();
    for (const values of samples) {
      for (const part of PARTS) {
        const text = sentence(language, code, part, values);
        // A missing or malformed message is returned as its key. One with an error keeps its braces.
        expect(text).not.toMatch(/server\.|quote\.|[{}]/);
        expect(text.trim().length, `${part} of ${code}`).toBeGreaterThan(1);
        marksIn(text).forEach((name) => sentences.add(name));
      }
    }
    expect([...sentences].sort()).toEqual(shownParams(code).sort());
  });

  it('has the same arguments in all six languages, in every branch', () => {
    for (const values of samples) {
      for (const part of PARTS) {
        const expected = marksIn(sentence('en', code, part, values));
        for (const language of LANGUAGES) {
          expect(marksIn(sentence(language, code, part, values)), `${part} in ${language}`).toEqual(expected);
        }
      }
    }
  });

  it.each(choicesOf(code))('distinguishes the values of %s in every language', (name) => {
    for (const language of LANGUAGES) {
      const alike = samples.map((values) => sentence(language, code, 'reason', values));
      const byChoice = new Set(samples.map((values) => values[name]));
      expect(new Set(alike).size, language).toBeGreaterThanOrEqual(byChoice.size);
    }
  });

  it('is translated, not copied', () => {
    for (const part of PARTS) {
      const texts = LANGUAGES.map((language) => sentence(language, code, part, samples[0]));
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });
});
