import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/market/language';

/** Measures that are written out, each with its reason. */
const WRITTEN: Readonly<Record<string, string>> = {
  '100 Wh': 'the limit of the air transport rules for batteries, which is not ours to change',
};

/** A figure with a unit of weight, length, energy or money, in any of the six languages. */
const MEASURE =
  /\d[\d.,]*\s?(?:kg|Wh|cm|CNY|MAD|SAR|AED|yuans?|公斤|瓦时|厘米|元|كيلوجرام|واط|سم|يوان|کلوگرام|واٹ|سینٹی|یوآن)(?![\p{L}])/gu;

const sameEverywhere = (measure: string) =>
  measure
    .replace(/\s/g, ' ')
    .replace(/瓦时|واط|واٹ/u, 'Wh')
    .trim();

function measuresOf(text: string): string[] {
  return [...text.matchAll(MEASURE)]
    .map(([measureText]) => sameEverywhere(measureText))
    .filter((measureText) => !(measureText in WRITTEN));
}

describe.each(LANGUAGES)('a measure of the legal texts in %s', (language) => {
  const folder = path.join('messages', language, 'legal');
  it.each(readdirSync(folder))('is an argument of %s', (file) => {
    expect(measuresOf(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });
});

it('a measure is recognised in every language', () => {
  const samples = ['30 kg', '30 公斤', '30 كيلوجرام', '30 کلوگرام', '12 cm', '300 yuans', '5 元'];
  expect(samples.filter((measure) => measuresOf(measure).length === 0)).toEqual([]);
  expect(measuresOf('{maxKg} kg')).toEqual([]);
});
