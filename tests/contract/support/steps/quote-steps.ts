import { expect } from 'vitest';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';
import type { CallHeaders, World } from '../world';

export const quoteParcel = (weightKg: number, [lengthCm, widthCm, heightCm] = [20, 15, 10]) => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
});

export const internationalQuoteRequest = (rest: object) => ({
  kind: 'international',
  service: 'intl-straight-special',
  parcels: [quoteParcel(2)],
  ...rest,
});
export const domesticQuoteRequest = (rest: object) => ({
  kind: 'domestic',
  service: 'local-standard',
  parcels: [quoteParcel(3)],
  ...rest,
});

export async function requestQuote(world: World, request: object, headers: CallHeaders = {}): Promise<QuoteView> {
  const { status, body } = await world.call('quoteCalc', { ...request }, headers);
  expect(status, JSON.stringify(body.errors)).toBe(200);
  return body.data as QuoteView;
}

export async function requestRefusal(world: World, request: object, headers: CallHeaders = {}) {
  const { status, body } = await world.call('quoteCalc', { ...request }, headers);
  expect(status).toBe(422);
  expect(body).toMatchObject({ success: false, data: null });
  return body;
}

export const quoteLineOf = (quote: QuoteView, code: string) => quote.lines.find((each) => each.code === code);
export const quoteAmountsOf = (quote: QuoteView, code: string) =>
  quote.lines.filter((each) => each.code === code).map(({ amount }) => amount?.minor);

export async function loadCityCode(world: World, country: Country, name: string): Promise<string> {
  const { code } = await world.services.db
    .selectFrom('cities')
    .select('code')
    .where('country_code', '=', country)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return code;
}
