import type { RateView } from '@/lib/contract/quotes/quotes';
import type { Country } from '@/lib/market/country';

export interface RateGroups {
  /** Rows that leave from China, by destination, in the table's own order. */
  abroad: readonly { country: Country; rows: readonly RateView[] }[];
  /** Rows within the page's country. */
  local: readonly RateView[];
}

/** Groups the rate table of a market: its own country as destination, or every destination for China. */
export function groupRates(rates: readonly RateView[], pageCountry: Country): RateGroups {
  const abroad = new Map<Country, RateView[]>();
  const local: RateView[] = [];
  for (const rate of rates) {
    const country = rate.destinationCountry;
    if (rate.service === 'local-standard') {
      if (country === pageCountry) local.push(rate);
    } else if (country === pageCountry || pageCountry === 'CN') {
      abroad.set(country, [...(abroad.get(country) ?? []), rate]);
    }
  }
  return { abroad: [...abroad].map(([country, rows]) => ({ country, rows })), local };
}

/** Returns the row for the example: the special line to the main zone, else the first row. */
export function exampleRate({ abroad, local }: RateGroups): RateView | undefined {
  const rows = abroad[0]?.rows ?? local;
  return rows.find(({ service, zone }) => service === 'intl-straight-special' && zone === 'main') ?? rows[0];
}
