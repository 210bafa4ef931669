import { useLocale, useTranslations } from 'next-intl';
import { centreOf } from '@/components/parts/maps/market-map';
import { LabelBars } from '@/components/parts/label/label-bars';
import { RouteLabel } from '@/components/parts/label/route-label';
import type { LocationView } from '@/lib/contract/content/content';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatServiceDays } from '@/lib/i18n/format/format-service';
import { DESTINATIONS, type Country } from '@/lib/market/country';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { startingPrice } from './starting-price';

export interface HeroLabelProps {
  country: Country;
  locations: readonly LocationView[];
  rates: readonly RateView[];
  /** True if the page does not have the same facts in words. */
  spoken?: boolean;
}

const LABEL_SERVICE = 'intl-straight-special';

/**
 * Shows the label of the special line from our warehouse to this market, or from China to every market. Empty while the
 * network is unknown.
 */
export function HeroLabel({ country, locations, rates, spoken }: HeroLabelProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const origin = locations.find(({ role }) => role === 'origin');
  const markets = country === 'CN' ? DESTINATIONS : [country];
  const centres = markets.map((code) => centreOf(code, locations)).filter((place) => place !== undefined);
  if (!origin || centres.length === 0) return null;
  const price = startingPrice(rates, LABEL_SERVICE, country);
  return (
    <RouteLabel
      spoken={spoken}
      from={printedHub(origin)}
      to={centres.map(printedHub)}
      service={t(`services.${LABEL_SERVICE}`)}
      facts={[
        { key: 'days', text: formatServiceDays(LABEL_SERVICE, locale) },
        ...(price ? [{ key: 'price', text: t('from', { price: formatMoney(price, locale) }) }] : []),
      ]}
    >
      <LabelBars number={exampleWaybill(country)} />
    </RouteLabel>
  );
}
