import { CALLS } from '@/lib/contract/calls';
import { SUCCESS_CODE } from '@/lib/contract/envelope';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';
import type { MarketChoice } from '@/lib/market/prefix';

/** A parcel that every market accepts (§9). */
export const EXAMPLE_PARCEL = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 15 } as const;

/** Returns a quote request for one parcel: to the market of the page, and from China's page to Ghana. */
export function firstCallRequest(country: Country) {
  return {
    kind: 'international' as const,
    service: 'intl-straight-special' as const,
    destinationCountry: country === 'CN' ? ('GH' as const) : country,
    parcels: [EXAMPLE_PARCEL],
  };
}

const indentedJson = (value: unknown) => JSON.stringify(value, null, 2);

/** Returns the request as a command for a terminal. `api` is the absolute base address of the calls. */
export function exampleCommand(api: string, { country, language }: MarketChoice): string {
  return [
    `curl ${api}${CALLS.quoteCalc.path} \\`,
    `  -H 'content-type: application/json' \\`,
    `  -H 'lang: ${language}' -H 'countryCode: ${country}' \\`,
    `  -d '${indentedJson(firstCallRequest(country))}'`,
  ].join('\n');
}

/** Returns the response, shortened for an overview. `message` is the sentence of success. */
export function exampleResponse({ lines, totals, transit }: QuoteView, message: string): string {
  const [first] = lines;
  const line = first && {
    code: first.code,
    label: first.label,
    amount: first.amount,
    payer: first.payer,
    parcel: first.parcel,
  };
  return indentedJson({ success: true, code: SUCCESS_CODE, message, data: { lines: [line], totals, transit } });
}
