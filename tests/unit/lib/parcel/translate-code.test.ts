import { describe, expect, it } from 'vitest';
import { isReasonOf, isScanCode, type CodeMeaning } from '@/lib/parcel/scan-codes';
import {
  isVocabularyName,
  translateCode,
  VOCABULARIES,
  type VocabularyName,
} from '@/lib/parcel/vocabularies/translate-code';

const tables = Object.entries(VOCABULARIES) as [VocabularyName, Record<string, CodeMeaning | null>][];

describe.each(tables)('the code list of %s', (vocabulary, codes) => {
  it('maps to our codes with allowed reasons, or to none', () => {
    for (const [code, meaning] of Object.entries(codes)) {
      if (!meaning) continue;
      expect(isScanCode(meaning.code), code).toBe(true);
      if (meaning.reason) expect(isReasonOf(meaning.code, meaning.reason), code).toBe(true);
    }
  });

  it('is mapped in any case, and has each code once', () => {
    for (const [code, meaning] of Object.entries(codes))
      for (const spelling of [code, code.toLowerCase(), ` ${code.toUpperCase()}`])
        expect(translateCode(vocabulary, spelling), spelling).toEqual(meaning);
    expect(new Set(Object.keys(codes).map((code) => code.toUpperCase())).size).toBe(Object.keys(codes).length);
  });

  it('describes the way of a parcel from the sender to the receiver', () => {
    const shownCodes = new Set(Object.values(codes).map((meaning) => meaning?.code));
    for (const code of ['PICKED_UP', 'CUSTOMS_STARTED', 'CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY'])
      expect(shownCodes, code).toContain(code);
    for (const code of ['DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'SIGNED']) expect(shownCodes, code).toContain(code);
  });

  it('does not match properties of Object.prototype', () => {
    for (const code of ['constructor', '__proto__', 'hasOwnProperty', '']) {
      expect(translateCode(vocabulary, code)).toBeNull();
      expect(isVocabularyName(code)).toBe(false);
    }
  });
});

describe('a public code name', () => {
  it.each([
    ['emsevt', 'EMA', 'PICKED_UP', undefined],
    ['emsevt', 'EME', 'CUSTOMS_HELD', undefined],
    ['emsevt', 'EDC', 'CUSTOMS_RELEASED', undefined],
    ['emsevt', 'EDG', 'OUT_FOR_DELIVERY', undefined],
    ['emsevt', 'EDH', 'READY_FOR_COLLECTION', undefined],
    ['emsevt', 'EMH', 'DELIVERY_FAILED', undefined],
    ['emsevt', 'EMI', 'SIGNED', undefined],
    ['17track', 'InTransit_CustomsRequiringInformation', 'CUSTOMS_HELD', 'DOCUMENTS'],
    ['17track', 'DeliveryFailure_Rejected', 'DELIVERY_FAILED', 'REFUSED'],
    ['17track', 'Exception_Damage', 'DAMAGED', undefined],
    ['dhl', 'NH', 'DELIVERY_FAILED', 'NOBODY_THERE'],
    ['dhl', 'BA', 'DELIVERY_FAILED', 'WRONG_ADDRESS'],
    ['dhl', 'OK', 'SIGNED', undefined],
  ] as const)('%s %s maps to %s', (vocabulary, theirs, code, reason) => {
    expect(translateCode(vocabulary, theirs)).toEqual(reason ? { code, reason } : { code });
  });

  // Export customs and returns to the partner's own sender must not look like our events.
  it.each([
    ['emsevt', 'EXB'],
    ['emsevt', 'EDX'],
    ['17track', 'Exception_Returned'],
    ['dhl', 'RT'],
    ['dhl', 'DS'],
  ] as const)('%s %s has no code of ours', (vocabulary, theirs) => {
    expect(translateCode(vocabulary, theirs)).toBeNull();
  });
});
