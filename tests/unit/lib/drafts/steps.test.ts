import { describe, expect, it } from 'vitest';
import { areNeedsComplete, needsOfQuote, unansweredQuestions } from '@/lib/drafts/needs';
import { NO_NEEDS } from '@/lib/drafts/draft';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { amountsNeedReview, currencyOf, firstStepOf, furthestStep, stepOfField, stepToShow } from '@/lib/drafts/steps';
import { filledDraft, NEEDS } from '../../support/drafts';

describe('stepToShow', () => {
  const draft = { ...filledDraft(), reached: 1 };

  it.each([
    ['parties', 'parties'],
    ['parcels', 'parcels'],
    ['review', 'parcels'],
    ['nonsense', 'parcels'],
    [null, 'parcels'],
  ])('requested as %s shows %s', (requestedStep, shown) => {
    expect(stepToShow(draft, requestedStep)).toBe(shown);
  });

  it('never leaves the list, for any stored draft', () => {
    expect(stepToShow({ ...draft, reached: 99 }, null)).toBe('review');
  });
});

describe('a change of destination', () => {
  it('leads back to amounts typed in another currency', () => {
    const draft = { ...filledDraft('international', 'NG'), amountCurrency: 'GHS' };
    expect(currencyOf(draft)).toBe('NGN');
    expect(amountsNeedReview(draft)).toBe(true);
    expect(furthestStep(draft)).toBe(1);
    expect(furthestStep({ ...draft, amountCurrency: 'NGN' })).toBe(2);
    expect(furthestStep({ ...draft, amountCurrency: '' })).toBe(2);
  });
});

describe('stepOfField', () => {
  it.each([
    ['sender.phone', 'parties'],
    ['receiver.countryCode', 'parties'],
    ['parcels.3.weightKg', 'parcels'],
    ['pickupDate', 'parcels'],
    ['service', 'parcels'],
    ['agreed', 'review'],
    ['needs', 'review'],
  ])('%s is on %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

describe('firstStepOf', () => {
  it.each([
    [['parcels.0.goodsNameEn', 'agreed', 'receiver.phone'], 0],
    [['agreed', 'pickupDate'], 1],
    [['agreed', 'needs'], 2],
    [[], 2],
  ])('%j is %i', (fields, step) => {
    expect(firstStepOf(fields)).toBe(step);
  });
});

describe('the list of needs', () => {
  it('requires a volume for regular transport only', () => {
    expect(unansweredQuestions(NO_NEEDS)).toEqual(['customerHistory', 'customerType', 'kind', 'frequency']);
    expect(unansweredQuestions({ ...NEEDS, frequency: 'regular' })).toEqual(['shippingVolume']);
    expect(unansweredQuestions(NEEDS)).toEqual([]);
  });

  it('is complete without the kind, which the entry page sets', () => {
    expect(areNeedsComplete({ ...NEEDS, kind: '' })).toBe(true);
    expect(areNeedsComplete({ ...NEEDS, customerType: '' })).toBe(false);
  });

  it('is complete without a volume, which orders of a sheet do not have', () => {
    expect(areNeedsComplete({ ...NEEDS, frequency: 'regular' })).toBe(true);
  });

  it('is answered by a quote, and preserves earlier answers', () => {
    const quoteRequest = { kind: 'international', service: 'business-express', customer: 'individual' } as QuoteRequest;
    const derived = needsOfQuote(NO_NEEDS, quoteRequest, true);
    expect(derived).toMatchObject({ kind: 'international', customerType: 'business', customerHistory: 'regular' });
    expect(areNeedsComplete(derived)).toBe(true);
    const special = { ...quoteRequest, service: 'intl-straight-special' } as QuoteRequest;
    expect(needsOfQuote(NO_NEEDS, special, false)).toMatchObject({
      customerType: 'individual',
      customerHistory: 'new',
    });
    const answeredNeeds = {
      ...NEEDS,
      customerType: 'business',
      frequency: 'regular',
      shippingVolume: 'DAILY',
    } as const;
    expect(needsOfQuote(answeredNeeds, special, false)).toEqual({ ...answeredNeeds, kind: 'international' });
    const before = { ...NEEDS, customerType: 'individual' } as const;
    expect(needsOfQuote(before, quoteRequest, false).customerType).toBe('business');
  });
});
