import { expect, it } from 'vitest';
import type { Country } from '@/lib/market/country';
import { EMSEVT_CODES, emsevtOf } from '@/lib/parcel/emsevt-codes';
import { SCAN_CODES } from '@/lib/parcel/scan-codes';
import { translateCode } from '@/lib/parcel/vocabularies/translate-code';

const abroad = (country: Country | null) => ({ senderCountry: 'CN', receiverCountry: 'GH', country }) as const;
const athome = { senderCountry: 'GH', receiverCountry: 'GH', country: 'GH' } as const;
const WAYS = [abroad('CN'), abroad('AE'), abroad('GH'), abroad(null), athome];

it('a hub is an office of exchange abroad, and a sorting centre within a country', () => {
  expect(WAYS.map((way) => emsevtOf('ARRIVED_HUB', way))).toEqual(['EMB', 'EMJ', 'EMD', null, 'EDD']);
  expect(WAYS.map((way) => emsevtOf('DEPARTED_HUB', way))).toEqual(['EMC', 'EMK', 'EMF', null, 'EDE']);
});

it('customs is import customs', () => {
  expect(WAYS.map((way) => emsevtOf('CUSTOMS_HELD', way))).toEqual([null, null, 'EME', null, null]);
});

it('each reported code has the same meaning when a partner reports it', () => {
  const codes = SCAN_CODES.flatMap((code) => WAYS.map((way) => [code, emsevtOf(code, way)] as const));
  for (const [code, event] of codes) if (event) expect(translateCode('emsevt', event)?.code, event).toBe(code);
  expect(new Set(codes.flatMap(([, event]) => event ?? []))).toEqual(new Set(EMSEVT_CODES));
});
