import { describe, expect, it } from 'vitest';
import { needsComplete, unanswered } from '@/lib/client/ship/needs';
import { NO_NEEDS } from '@/lib/client/ship/draft';
import { amountsNeedReview, currencyOf, furthestStep, stepOfField, stepToShow } from '@/lib/client/ship/steps';
import { filledDraft, NEEDS } from './drafts';

describe('stepToShow', () => {
  const draft = { ...filledDraft(), reached: 2 };

  it.each([
    ['sender', 'sender'],
    ['receiver', 'receiver'],
    ['parcels', 'parcels'],
    ['review', 'parcels'],
    ['nonsense', 'parcels'],
    [null, 'parcels'],
  ])('asked for %s shows %s', (asked, shown) => {
    expect(stepToShow(draft, asked)).toBe(shown);
  });

  it('never leaves the list, however far a stored draft claims to be', () => {
    expect(stepToShow({ ...draft, reached: 99 }, null)).toBe('review');
  });
});

describe('a change of destination', () => {
  it('leads back to amounts that were typed in another currency', () => {
    const draft = { ...filledDraft('international', 'NG'), amountCurrency: 'GHS' };
    expect(currencyOf(draft)).toBe('NGN');
    expect(amountsNeedReview(draft)).toBe(true);
    expect(furthestStep(draft)).toBe(2);
    expect(furthestStep({ ...draft, amountCurrency: 'NGN' })).toBe(3);
    expect(furthestStep({ ...draft, amountCurrency: '' })).toBe(3);
  });
});

describe('stepOfField', () => {
  it.each([
    ['sender.phone', 'sender'],
    ['receiver.countryCode', 'receiver'],
    ['parcels.3.weightKg', 'parcels'],
    ['pickupDate', 'parcels'],
    ['service', 'parcels'],
    ['agreed', 'review'],
    ['needs', 'review'],
  ])('%s stands on %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

describe('needs', () => {
  it('asks for a volume of regular transport only', () => {
    expect(unanswered(NO_NEEDS)).toEqual(['customerHistory', 'customerType', 'kind', 'frequency']);
    expect(unanswered({ ...NEEDS, frequency: 'regular' })).toEqual(['shippingVolume']);
    expect(unanswered(NEEDS)).toEqual([]);
  });

  it('is complete without the kind, which the entry page knows', () => {
    expect(needsComplete({ ...NEEDS, kind: '' })).toBe(true);
    expect(needsComplete({ ...NEEDS, customerType: '' })).toBe(false);
  });
});
