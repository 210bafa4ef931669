import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/place-name';
import { Table } from '@/components/ui/table';
import type { CountryView } from '@/lib/contract/countries';
import type { RateView } from '@/lib/contract/quotes';
import type { MarketChoice } from '@/lib/market/prefix';
import { rateKey, useRateCells } from './use-rate-cells';

export interface RateExcerptProps {
  caption: string;
  rows: readonly RateView[];
  countries: readonly CountryView[];
  /** Places abroad are told with their country. */
  market: MarketChoice;
}

/** Places and prices only, beside an example. */
export function RateExcerpt({ caption, rows, countries, market }: RateExcerptProps) {
  const t = useTranslations('rates.table');
  const { service, prices, priceColumns } = useRateCells();
  const manyServices = new Set(rows.map((rate) => rate.service)).size > 1;
  const place = ({ destinationCountry, destinationName }: RateView) =>
    destinationCountry === market.country
      ? destinationName
      : t('place', { country: countryName(destinationCountry, market.language, countries), zone: destinationName });
  return (
    <Table
      caption={caption}
      columns={[{ key: 'where', header: manyServices ? t('service') : t('to') }, ...priceColumns]}
      rows={rows.map((rate) => ({
        key: rateKey(rate),
        cells: { where: manyServices ? service(rate, place(rate)) : place(rate), ...prices(rate) },
      }))}
    />
  );
}
